import type { CaseResult } from './caseResult';
import type { InputResult, Run } from './submission';
import type { Verdict } from './verdict';

/** What is known of one board after a submission was run on its input. */
export type BoardOutcome =
  | { readonly kind: 'passed'; readonly case: number; readonly run?: Run }
  | {
      readonly kind: 'failed';
      readonly case: number;
      readonly verdict: Verdict;
      /** What stands in the output for the board, where that is the fault. */
      readonly result?: CaseResult;
      /** The run on the board alone, where that is what failed. */
      readonly run?: Run;
    }
  /** The program did not come to it. */
  | { readonly kind: 'unknown'; readonly case: number };

export type BoardFailure = Extract<BoardOutcome, { readonly kind: 'failed' }>;

/**
 * What the run on the whole input and the runs on its boards alone say of each board that has an answer, in the order
 * of the input. What a program had written of its last board when it was ended is no fault of that board.
 */
export function boardOutcomes({
  verdict,
  run,
  check,
  boards = [],
  fewestBoards,
}: InputResult): BoardOutcome[] {
  const alone = new Map(boards.map((board) => [board.case, board]));
  const complete = run.ending.kind === 'exited' && run.ending.code === 0;
  const lastWritten = complete ? undefined : check.cases.findLast((result) => !isSilent(result))?.case;
  return check.cases.map((result): BoardOutcome => {
    const index = result.case;
    const board = alone.get(index);
    if (result.verdict === 'AC' && (!board || board.verdict === 'AC'))
      return { kind: 'passed', case: index, ...(board ? { run: board.run } : {}) };
    const said = complete || (index !== lastWritten && !isSilent(result));
    if (said && result.verdict !== 'AC')
      return { kind: 'failed', case: index, verdict: result.verdict, result };
    if (!board) return { kind: 'unknown', case: index };
    // It takes this board and those before it.
    if (board.verdict === 'AC' && fewestBoards === index + 1)
      return { kind: 'failed', case: index, verdict, run };
    if (board.verdict === 'AC') return { kind: 'passed', case: index, run: board.run };
    return {
      kind: 'failed',
      case: index,
      verdict: board.verdict,
      run: board.run,
      ...(board.result ? { result: board.result } : {}),
    };
  });
}

/** Whether an output says nothing of a case. */
function isSilent({ got }: CaseResult): boolean {
  return got.moves === undefined && got.centre === undefined;
}

/** The boards that failed, in the order of the input. */
export function boardFailures(result: InputResult): BoardFailure[] {
  return boardOutcomes(result).filter((outcome) => outcome.kind === 'failed');
}
