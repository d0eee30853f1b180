import type { InputResult, SubmissionResult } from '../../core/judge/submission';
import { worstVerdict } from '../../core/judge/verdict';
import type { RunProgress, Submission, SubmissionInput } from '../../host/submissions/submissionRunner';
import { JudgeCases } from './judgeCases';
import { judgeInput } from './judgeInput';
import { judgeSingleBoards } from './judgeSingleBoards';
import type { Submissions } from './submissions';

/**
 * Judges a submission on inputs, one after the other, but for those that have nothing to judge by. Rejects where the
 * source cannot be read.
 */
export async function judgeSubmission(
  submissions: Submissions,
  submission: Submission,
  inputs: readonly SubmissionInput[],
  {
    signal,
    onProgress,
  }: { readonly signal: AbortSignal; readonly onProgress: (progress: RunProgress) => void },
): Promise<SubmissionResult> {
  const prepared = await submissions.prepare(submission, signal, (language) => {
    onProgress({ kind: 'compiling', language });
  });
  if (prepared.kind !== 'ready') return prepared;
  const { runner, compilation } = prepared;
  const judge = submission.profile === 'single-board' ? judgeSingleBoards : judgeInput;
  const results: InputResult[] = [];
  for (const { name, text } of inputs) {
    onProgress({ kind: 'running', name });
    const cases = new JudgeCases(text, submission.profile, submissions.table);
    if (!cases.canBeJudged) continue;
    const result = await judge(name, cases, runner, (board) => {
      onProgress({ kind: 'running', name, board });
    });
    if (signal.aborted) return { kind: 'stopped' };
    if (!result) continue;
    results.push(result);
    onProgress({ kind: 'judged', result });
  }
  if (results.length === 0) return { kind: 'no-boards' };
  const verdict = worstVerdict(results.map((result) => result.verdict));
  return { kind: 'judged', verdict, compilation, inputs: results };
}
