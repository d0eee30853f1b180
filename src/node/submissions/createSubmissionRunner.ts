import type { Translate } from '../../core/text/translate';
import type { SubmissionRunner } from '../../host/submissions/submissionRunner';
import { debuggingOf } from '../debugging/debuggingOf';
import { ENDINGS } from '../toolchains/languages';
import { judgeSubmission } from './judgeSubmission';
import { runCompilerOnce } from './runCompilerOnce';
import { stressSubmission } from './stressSubmission';
import { Submissions } from './submissions';

/** What compiles and runs submissions in this process. */
export function createSubmissionRunner(t: Translate): SubmissionRunner {
  const submissions = new Submissions(t);
  return {
    endings: ENDINGS,
    judge: (submission, inputs, options) => judgeSubmission(submissions, submission, inputs, options),
    compile: (argv, signal) => runCompilerOnce(argv, signal, t),
    stress: (submission, request) => stressSubmission(submissions, submission, request),
    debuggingOf: (target) => debuggingOf(target, process.platform),
  };
}
