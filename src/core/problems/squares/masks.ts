import { matchCount, squaresOf } from './grid';

/** Bits that one word of a mask holds, so that it stays a small integer. */
export const WORD_BITS = 30;

/**
 * What lies on what in a full grid, as bit masks of several words one behind the other. Squares are counted in the order
 * of `squaresOf`; match m is bit m − 1.
 */
export interface Masks {
  readonly squares: number;
  readonly matches: number;
  /** Words of a set of squares, and of a set of matches. */
  readonly squareWords: number;
  readonly matchWords: number;
  /** The matches of each square, `matchWords` words each. */
  readonly borders: Int32Array;
  /** The squares that each match is of, `squareWords` words each, by bit. */
  readonly owners: Int32Array;
}

const masksBySize = new Map<number, Masks>();

/** The masks of grids of a size, made once. */
export function masksOf(size: number): Masks {
  let masks = masksBySize.get(size);
  if (!masks) {
    masks = makeMasks(size);
    masksBySize.set(size, masks);
  }
  return masks;
}

function makeMasks(size: number): Masks {
  const squares = squaresOf(size);
  const matches = matchCount(size);
  const squareWords = Math.ceil(squares.length / WORD_BITS);
  const matchWords = Math.ceil(matches / WORD_BITS);
  const borders = new Int32Array(squares.length * matchWords);
  const owners = new Int32Array(matches * squareWords);
  squares.forEach((square, index) => {
    for (const match of square.matches) {
      setBit(borders, index * matchWords, match - 1);
      setBit(owners, (match - 1) * squareWords, index);
    }
  });
  return { squares: squares.length, matches, squareWords, matchWords, borders, owners };
}

/** Sets a bit of the mask that starts at `start`. */
export function setBit(words: Int32Array, start: number, bit: number): void {
  const at = start + Math.floor(bit / WORD_BITS);
  words[at] = (words[at] ?? 0) | (1 << (bit % WORD_BITS));
}

/** Clears a bit of the mask that starts at `start`. */
export function clearBit(words: Int32Array, start: number, bit: number): void {
  const at = start + Math.floor(bit / WORD_BITS);
  words[at] = (words[at] ?? 0) & ~(1 << (bit % WORD_BITS));
}
