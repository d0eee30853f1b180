import type { CaseResult } from '../../core/judge/caseResult';
import { isBadEnding } from '../../core/judge/runVerdict';
import type { BoardRun, InputResult, Run } from '../../core/judge/submission';
import { type CheckVerdict, worstVerdict } from '../../core/judge/verdict';
import type { Span } from '../../core/text/span';
import { runBoard } from './boardRuns';
import type { JudgeCases } from './judgeCases';
import type { ProgramRunner } from './programRunner';

/**
 * Runs a program on each board of an input alone, as judges with one board a file do, up to the first on which it does not
 * end well. The run of the result is that of the first board with the worst verdict, with the most time and memory that a
 * board took and the outputs of all.
 */
export async function judgeSingleBoards(
  cases: JudgeCases,
  runner: ProgramRunner,
  onBoard: (index: number) => void,
): Promise<InputResult | undefined> {
  const boards: BoardRun[] = [];
  for (const index of cases.all.keys()) {
    onBoard(index);
    const board = await runBoard({ runner, cases }, index);
    if (!board) continue;
    boards.push(board);
    if (isBadEnding(board.verdict)) break;
  }
  const verdict = worstVerdict(boards.map((board) => board.verdict));
  const worst = boards.find((board) => board.verdict === verdict);
  if (!worst) return undefined;

  let output = '';
  const results: CaseResult[] = [];
  const checks: CheckVerdict[] = [];
  for (const { run, result } of boards) {
    if (result) {
      results.push(movedBy(result, output.length));
      checks.push(result.verdict);
    }
    output += run.output === '' || run.output.endsWith('\n') ? run.output : `${run.output}\n`;
  }
  const run: Run = {
    ...worst.run,
    output,
    cpuMilliseconds: most(boards.map((board) => board.run.cpuMilliseconds)),
    wallMilliseconds: most(boards.map((board) => board.run.wallMilliseconds)) ?? 0,
    megabytes: most(boards.map((board) => board.run.megabytes)),
  };
  return { verdict, run, check: { verdict: worstVerdict(checks), cases: results }, boards };
}

function movedBy(result: CaseResult, offset: number): CaseResult {
  const moved = ({ start, end }: Span): Span => ({ start: start + offset, end: end + offset });
  return { ...result, span: moved(result.span), block: moved(result.block) };
}

/** The greatest number that is told; undefined where none is. */
function most(values: readonly (number | undefined)[]): number | undefined {
  const told = values.filter((value) => value !== undefined);
  return told.length === 0 ? undefined : Math.max(...told);
}
