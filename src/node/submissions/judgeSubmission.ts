import type { NumberedResult, SubmissionResult } from '../../core/judge/submission';
import { worstVerdict } from '../../core/judge/verdict';
import type { JudgeRequest, Submission, SubmissionInput } from '../../host/submissions/submissionRunner';
import { JudgeCases } from './judgeCases';
import { judgeInput } from './judgeInput';
import { judgeSingleBoards } from './judgeSingleBoards';
import type { Preparer } from './preparer';

/**
 * Judges a submission on inputs, one after the other, but for those that have nothing to judge by. Rejects where the
 * source cannot be read.
 */
export async function judgeSubmission(
  preparer: Preparer,
  submission: Submission,
  inputs: readonly SubmissionInput[],
  { signal, onProgress }: JudgeRequest,
): Promise<SubmissionResult> {
  const prepared = await preparer.prepare(submission, signal, (language) => {
    onProgress({ kind: 'compiling', language });
  });
  if (prepared.kind !== 'ready') return prepared;
  const { runner, compilation } = prepared;
  const judge = submission.profile === 'single-board' ? judgeSingleBoards : judgeInput;
  const results: NumberedResult[] = [];
  for (const [index, { name, text }] of inputs.entries()) {
    onProgress({ kind: 'running', name });
    const cases = new JudgeCases(text, submission.profile, preparer.table);
    if (!cases.canBeJudged) continue;
    const judged = await judge(cases, runner, (board) => {
      onProgress({ kind: 'running', name, board });
    });
    if (signal.aborted) return { kind: 'stopped' };
    if (!judged) continue;
    const result = { ...judged, index };
    results.push(result);
    onProgress({ kind: 'judged', result });
  }
  if (results.length === 0) return { kind: 'no-boards' };
  const verdict = worstVerdict(results.map((result) => result.verdict));
  return { kind: 'judged', verdict, compilation, inputs: results };
}
