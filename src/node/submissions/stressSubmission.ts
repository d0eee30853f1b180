import { runVerdict } from '../../core/judge/runVerdict';
import { stressTest } from '../../core/judge/stressTest';
import type { InputResult } from '../../core/judge/submission';
import type { StressRequest, StressResult, Submission } from '../../host/submissions/submissionRunner';
import { JudgeCases } from './judgeCases';
import type { Preparer } from './preparer';
import type { ProgramRunner } from './programRunner';

/** Stress tests a submission. Rejects where the source cannot be read. */
export async function stressSubmission(
  preparer: Preparer,
  submission: Submission,
  { seed, seconds, signal, onProgress }: StressRequest,
): Promise<StressResult> {
  const prepared = await preparer.prepare(submission, signal, () => undefined);
  if (prepared.kind !== 'ready') return prepared;
  const { profile } = submission;
  const { table } = preparer;
  return stressTest((text) => runOnce(prepared.runner, new JudgeCases(text, profile, table)), {
    seed,
    seconds,
    profile,
    distances: table,
    now: () => performance.now(),
    isStopped: () => signal.aborted,
    onProgress,
  });
}

async function runOnce(runner: ProgramRunner, cases: JudgeCases): Promise<InputResult> {
  const { run } = await runner.run(cases.text);
  const check = cases.check(run.output);
  return { verdict: runVerdict(run, check.verdict), run, check };
}
