import type { CaseResult, OutputCheck } from '../../../src/core/judge/caseResult';
import { checkOutput } from '../../../src/core/judge/checkOutput';
import type { Profile } from '../../../src/core/judge/profile';
import {
  type Answer,
  boardDistance,
  lookUpAnswer,
  optimalFirstMoves,
} from '../../../src/core/problems/rotation/answer';
import { type Board, boardFromString } from '../../../src/core/problems/rotation/board';
import { letterOf, play, turn } from '../../../src/core/problems/rotation/moves';
import { FIRST, SECOND, cellsOf } from '../rotationBoards';
import { distanceTable, wordTable } from './tables';

export interface AnsweredCase {
  readonly board: Board;
  readonly answer: Answer;
}

export function answered(board: Board): AnsweredCase {
  return { board, answer: lookUpAnswer(wordTable(), board) };
}

/** A board answered by `AC` and 2. */
export const AC_BOARD = boardFromString(cellsOf(FIRST));

/** A board with 2 in the centre already. */
export const SOLVED_BOARD = play(AC_BOARD, 'AC');

/** A board answered by `DDHH` and 2. */
export const DDHH_BOARD = boardFromString(cellsOf(SECOND));

/** Answered by `AC` 2, `No moves needed` 2 and `DDHH` 2. */
export const THREE_CASES: readonly AnsweredCase[] = [AC_BOARD, SOLVED_BOARD, DDHH_BOARD].map(answered);

/** All words of the fewest moves that solve a board. */
export function optimalWords(board: Board): string[] {
  const table = distanceTable();
  if (boardDistance(table, board) === 0) return [''];
  return optimalFirstMoves(table, board).flatMap((move) =>
    optimalWords(turn(board, move)).map((word) => letterOf(move) + word),
  );
}

export function check(
  cases: readonly { readonly board: Board; readonly answer: Answer | undefined }[],
  text: string,
  profile: Profile = 'uva',
): OutputCheck {
  return checkOutput(cases, text, profile, distanceTable());
}

/** The result of a case of `THREE_CASES`. */
export function resultOf(text: string, index: number, profile: Profile = 'uva'): CaseResult {
  const result = check(THREE_CASES, text, profile).cases[index];
  if (!result) throw new RangeError('There are three cases');
  return result;
}

/** The reasons of the cases of `THREE_CASES`, with the layout for those of layout; an accepted one is `-`. */
export function reasonsOf(text: string, profile: Profile = 'uva'): string {
  return check(THREE_CASES, text, profile).cases.map(nameOf).join(' ');
}

function nameOf(result: CaseResult): string {
  if (result.reason === 'accepted') return '-';
  return result.reason === 'presentation' ? result.layout : result.reason;
}
