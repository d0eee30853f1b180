import type { Translate } from '../../core/text/translate';
import type { SubmissionRunner } from '../../host/submissions/submissionRunner';
import { debuggingOf } from '../debugging/debuggingOf';
import { ENDINGS } from '../toolchains/languages';
import { judgeSubmission } from './judgeSubmission';
import { Preparer } from './preparer';
import { runCompilerOnce } from './runCompilerOnce';
import { stressSubmission } from './stressSubmission';

/** What compiles and runs submissions in this process. */
export function createSubmissionRunner(t: Translate): SubmissionRunner {
  const preparer = new Preparer(t);
  return {
    endings: ENDINGS,
    judge: (submission, inputs, request) => judgeSubmission(preparer, submission, inputs, request),
    compile: (argv, signal) => runCompilerOnce(argv, signal, t),
    stress: (submission, request) => stressSubmission(preparer, submission, request),
    debuggingOf: (target) => debuggingOf(target, process.platform),
  };
}
