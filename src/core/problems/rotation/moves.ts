import { type Board, type CellSet, CELL_COUNT } from './board';
import { imageOf, imagesUnder } from './permutations';

/** The letters of the eight moves, in dictionary order. A move is the index of its letter, 0 to 7. */
export const LETTERS = 'ABCDEFGH';

export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';

/** A move, 0 (A) to 7 (H). */
export type Move = number;

export const MOVE_COUNT = 8;

export const MOVES: readonly Move[] = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * The seven cells of each move's line. Indexed by move. Symbols travel toward the first cell; the one that leaves it
 * comes back at the last.
 */
export const LINES: readonly (readonly number[])[] = [
  [0, 2, 6, 11, 15, 20, 22],
  [1, 3, 8, 12, 17, 21, 23],
  [10, 9, 8, 7, 6, 5, 4],
  [19, 18, 17, 16, 15, 14, 13],
  [23, 21, 17, 12, 8, 3, 1],
  [22, 20, 15, 11, 6, 2, 0],
  [13, 14, 15, 16, 17, 18, 19],
  [4, 5, 6, 7, 8, 9, 10],
];

/** The move that undoes each move. Indexed by move. */
export const INVERSES: readonly Move[] = [5, 4, 7, 6, 1, 0, 3, 2];

/** Where the symbol of a cell goes under a move. Indexed by move, then cell. */
export const DESTINATIONS: readonly (readonly number[])[] = LINES.map((line) => {
  const destinations = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
  line.forEach((cell, i) => {
    destinations[cell] = line[(i + line.length - 1) % line.length] ?? cell;
  });
  return destinations;
});

const IMAGES = imagesUnder(DESTINATIONS);

/** Where a set of cells goes under a move. */
export function turnSet(set: CellSet, move: Move): CellSet {
  return imageOf(IMAGES, move, set);
}

/** The board after a move. */
export function turn(board: Board, move: Move): Board {
  return {
    ones: turnSet(board.ones, move),
    twos: turnSet(board.twos, move),
    threes: turnSet(board.threes, move),
  };
}

/** The move of a letter A to H, or undefined for any other text. */
export function moveOf(letter: string): Move | undefined {
  const move = letter.length === 1 ? LETTERS.indexOf(letter) : -1;
  return move < 0 ? undefined : move;
}

/** The letter of a move. */
export function letterOf(move: Move): Letter {
  return (LETTERS[move] ?? 'A') as Letter;
}

/** The board after every letter of a word of A to H. Throws a RangeError for another letter. */
export function play(board: Board, word: string): Board {
  let current = board;
  for (const letter of word) {
    const move = moveOf(letter);
    if (move === undefined) throw new RangeError(`${letter} is not a move`);
    current = turn(current, move);
  }
  return current;
}
