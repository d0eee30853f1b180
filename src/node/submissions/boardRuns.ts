import { isBadEnding, runVerdict } from '../../core/judge/runVerdict';
import type { BoardRun } from '../../core/judge/submission';
import type { JudgeCases } from './judgeCases';
import type { ProgramRunner } from './programRunner';

/** How long a board at fault is looked for, on the wall clock; the run that goes on by then is the last. */
const BUDGET_MILLISECONDS = 20_000;

/** What a search for a board at fault needs. */
export interface FailureSearch {
  readonly runner: Pick<ProgramRunner, 'run'>;
  readonly cases: JudgeCases;
  /** Called before each run, with the last of its boards. */
  readonly onBoard: (index: number) => void;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
}

/** Runs a program on one board alone; undefined for a board without an answer. */
export async function runBoard(
  { runner, cases }: Pick<FailureSearch, 'runner' | 'cases'>,
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

/** Runs a program on the boards one by one, up to the first on which it ends badly, or until that takes too long. */
export async function runBoards(search: FailureSearch): Promise<readonly BoardRun[]> {
  const runs: BoardRun[] = [];
  const last = search.now() + BUDGET_MILLISECONDS;
  for (const index of search.cases.all.keys()) {
    if (search.now() > last) break;
    search.onBoard(index);
    const run = await runBoard(search, index);
    if (run) runs.push(run);
    if (run && isBadEnding(run.verdict)) break;
  }
  return runs;
}

/**
 * The fewest boards from the start of an input on which a program ends badly, where it does so on all of them; found by
 * halving. Undefined where it does not do so again, or where that takes too long.
 *
 * @param suspect the board that it seems to have ended on, from its output: looked at first
 */
export async function fewestBoards(search: FailureSearch, suspect: number): Promise<number | undefined> {
  const most = search.cases.all.length;
  const last = search.now() + BUDGET_MILLISECONDS;
  let tooFew = 0;
  // One more than there are, until it has ended badly again.
  let enough = most + 1;
  while (enough - tooFew > 1) {
    if (search.now() > last) return undefined;
    const middle =
      enough > most
        ? tooFew === 0
          ? suspect + 1
          : most
        : enough === suspect + 1
          ? suspect
          : (tooFew + enough) >> 1;
    if (await endsBadly(search, middle)) enough = middle;
    else tooFew = middle;
  }
  return enough > most ? undefined : enough;
}

async function endsBadly({ runner, cases, onBoard }: FailureSearch, boards: number): Promise<boolean> {
  onBoard(boards - 1);
  const { run } = await runner.run(cases.first(boards));
  return isBadEnding(runVerdict(run, 'AC'));
}
