import type { CaseResult } from './caseResult';
import { isBadEnding } from './runVerdict';
import type { BoardRun, InputResult, Run } from './submission';
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
      /** The run that failed: on the board alone, or on the whole input where it fails only after others. */
      readonly run?: Run;
      /** Whether `run` is on the board alone. */
      readonly alone: boolean;
    }
  /** The program did not come to it. */
  | { readonly kind: 'unknown'; readonly case: number };

export type BoardFailure = Extract<BoardOutcome, { readonly kind: 'failed' }>;

/**
 * What the run on the whole input and the runs on its boards alone say of each board that has an answer, in the order
 * of the input. What a program had written of its last board when it was ended is no fault of that board.
 */
export function boardOutcomes(input: InputResult): BoardOutcome[] {
  const { run, check, boards = [], fewestBoards } = input;
  const alone = new Map(boards.map((board) => [board.case, board]));
  const complete = run.ending.kind === 'exited' && run.ending.code === 0;
  const lastWritten = complete ? undefined : check.cases.findLast((result) => !isSilent(result))?.case;
  return check.cases.map((result): BoardOutcome => {
    const index = result.case;
    const board = alone.get(index);
    // Where it ends badly on the board alone, what it printed before does not matter.
    if (board && isBadEnding(board.verdict)) return failedAlone(board);
    const said = complete || (index !== lastWritten && !isSilent(result));
    if (said && result.verdict !== 'AC')
      return { kind: 'failed', case: index, verdict: result.verdict, result, alone: false };
    if (board && board.verdict !== 'AC') return failedAlone(board);
    // It ends badly there only after the boards before.
    if (index + 1 === fewestBoards)
      return { kind: 'failed', case: index, verdict: input.verdict, run, alone: false };
    if (board) return { kind: 'passed', case: index, run: board.run };
    return { kind: result.verdict === 'AC' ? 'passed' : 'unknown', case: index };
  });
}

function failedAlone({ case: index, verdict, run, result }: BoardRun): BoardOutcome {
  const failed = { kind: 'failed', case: index, verdict, run, alone: true } as const;
  return result ? { ...failed, result } : failed;
}

/** Whether an output says nothing of a case. */
export function isSilent({ got }: CaseResult): boolean {
  return got.moves === undefined && got.centre === undefined;
}

/** The boards that failed, in the order of the input. */
export function boardFailures(result: InputResult): BoardFailure[] {
  return boardOutcomes(result).filter((outcome) => outcome.kind === 'failed');
}
