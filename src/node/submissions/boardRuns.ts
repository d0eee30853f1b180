import { isBadEnding, runVerdict } from '../../core/judge/runVerdict';
import type { BoardRun } from '../../core/judge/submission';
import type { JudgeCases } from './judgeCases';
import type { ProgramRunner } from './programRunner';

/** How long boards are run one by one, on the wall clock. */
const BUDGET_MILLISECONDS = 20_000;

/** Runs a program on one board alone; undefined for a board without an answer. */
export async function runBoard(
  runner: ProgramRunner,
  cases: JudgeCases,
  index: number,
): Promise<BoardRun | undefined> {
  if (!cases.all[index]?.answer) return undefined;
  const { run } = await runner.run(cases.alone(index));
  const result = cases.checkOne(index, run.output);
  return {
    case: index,
    verdict: runVerdict(run, result?.verdict ?? 'AC'),
    run,
    ...(result ? { result } : {}),
  };
}

/** Runs a program on the boards one by one, up to the first on which it ends badly. */
export async function runBoards(
  runner: ProgramRunner,
  cases: JudgeCases,
  onBoard: (index: number) => void,
): Promise<readonly BoardRun[]> {
  const runs: BoardRun[] = [];
  const started = performance.now();
  for (const index of cases.all.keys()) {
    if (performance.now() - started > BUDGET_MILLISECONDS) break;
    onBoard(index);
    const run = await runBoard(runner, cases, index);
    if (run) runs.push(run);
    if (run && isBadEnding(run.verdict)) break;
  }
  return runs;
}

/**
 * The fewest boards from the start of an input on which a program ends badly, where it does so on all of them; found by
 * halving. Undefined where it does not do so again.
 */
export async function fewestBoards(
  runner: ProgramRunner,
  cases: JudgeCases,
  onBoard: (index: number) => void,
): Promise<number | undefined> {
  const endsBadly = async (count: number): Promise<boolean> => {
    onBoard(count - 1);
    const { run } = await runner.run(cases.first(count));
    return isBadEnding(runVerdict(run, 'AC'));
  };
  let enough = cases.all.length;
  let tooFew = 0;
  if (enough === 0 || !(await endsBadly(enough))) return undefined;
  while (enough - tooFew > 1) {
    const middle = (enough + tooFew) >> 1;
    if (await endsBadly(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
