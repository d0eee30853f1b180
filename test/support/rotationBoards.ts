import { boardFromString, boardToString } from '../../src/core/problems/rotation/board';
import { play } from '../../src/core/problems/rotation/moves';

/** The first board of the judges' sample, answered by `AC` and 2. */
export const FIRST = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';

/** The second board of the judges' sample, answered by `DDHH` and 2. */
export const SECOND = '1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3';

/** One of the boards that are farthest from solved: its answer has 13 moves. */
export const HARDEST = '1 1 2 3 2 3 2 3 3 2 3 2 1 1 1 2 1 1 1 2 2 3 3 3';

/** A judge input of boards. */
export function inputOf(...boards: readonly string[]): string {
  return [...boards, '0', ''].join('\n');
}

/** A board of 24 numbers with spaces between them as 24 characters without. */
export function cellsOf(board: string): string {
  return board.replaceAll(' ', '');
}

/** A board of 24 numbers after a word of A to H. */
export function turned(board: string, word: string): string {
  return Array.from(boardToString(play(boardFromString(cellsOf(board)), word))).join(' ');
}
