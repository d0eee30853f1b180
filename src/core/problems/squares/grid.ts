/** A square grid of matchsticks, some of which are gone. */
export interface Grid {
  /** Cells a side, 1 to `MAX_SIZE`. */
  readonly size: number;
  /** Numbers of the matches that are gone, ascending; each from 1 to `matchCount(size)`. */
  readonly gone: readonly number[];
}

/** A square of any size that a full grid holds. */
export interface Square {
  /** Cells a side. */
  readonly side: number;
  /** Place of its upper left cell, from 0. */
  readonly row: number;
  readonly column: number;
  /** Numbers of the matches on its border, ascending. */
  readonly matches: readonly number[];
}

/** Where a match lies: from its left or upper end one cell to the right or down. Grid points count from 0. */
export interface MatchPlace {
  readonly row: number;
  readonly column: number;
  readonly direction: 'across' | 'down';
}

/** The largest grid that the search is made for. */
export const MAX_SIZE = 8;

/** The largest grid that judges promise. */
export const MAX_JUDGE_SIZE = 5;

/** Matches of a full grid. */
export function matchCount(size: number): number {
  return 2 * size * (size + 1);
}

/** Number of the match at a place: row by row, those across before those down that hang from them; from 1. */
export function matchAt(size: number, { row, column, direction }: MatchPlace): number {
  return row * (2 * size + 1) + (direction === 'down' ? size : 0) + column + 1;
}

/** Where a match lies. */
export function placeOf(size: number, match: number): MatchPlace {
  const row = Math.floor((match - 1) / (2 * size + 1));
  const inRow = (match - 1) % (2 * size + 1);
  return inRow < size
    ? { row, column: inRow, direction: 'across' }
    : { row, column: inRow - size, direction: 'down' };
}

/** The grid of a size without the matches in `gone`, in any order. */
export function gridWithout(size: number, gone: Iterable<number> = []): Grid {
  return { size, gone: ascending(new Set(gone)) };
}

/** Matches in the order of their numbers. */
export function ascending(matches: Iterable<number>): number[] {
  return [...matches].sort((a, b) => a - b);
}

/** The grid after taking a match, or putting it back where it is gone. */
export function toggleMatch({ size, gone }: Grid, match: number): Grid {
  return gridWithout(size, gone.includes(match) ? gone.filter((other) => other !== match) : [...gone, match]);
}

/** The grid after taking some matches. */
export function takeMatches({ size, gone }: Grid, matches: readonly number[]): Grid {
  return gridWithout(size, [...gone, ...matches]);
}

const squaresBySize = new Map<number, readonly Square[]>();

/** The squares of a full grid, small ones first, each size in reading order. */
export function squaresOf(size: number): readonly Square[] {
  let squares = squaresBySize.get(size);
  if (!squares) {
    squares = listSquares(size);
    squaresBySize.set(size, squares);
  }
  return squares;
}

function listSquares(size: number): Square[] {
  const squares: Square[] = [];
  for (let side = 1; side <= size; side++) {
    for (let row = 0; row + side <= size; row++) {
      for (let column = 0; column + side <= size; column++) {
        squares.push({ side, row, column, matches: borderOf(size, side, row, column) });
      }
    }
  }
  return squares;
}

function borderOf(size: number, side: number, row: number, column: number): number[] {
  const matches: number[] = [];
  for (let i = 0; i < side; i++) {
    matches.push(
      matchAt(size, { row, column: column + i, direction: 'across' }),
      matchAt(size, { row: row + side, column: column + i, direction: 'across' }),
      matchAt(size, { row: row + i, column, direction: 'down' }),
      matchAt(size, { row: row + i, column: column + side, direction: 'down' }),
    );
  }
  return ascending(matches);
}

/** The squares of which every match is there. */
export function remainingSquares({ size, gone }: Grid): Square[] {
  const isGone = new Set(gone);
  return squaresOf(size).filter(({ matches }) => !matches.some((match) => isGone.has(match)));
}

/** Whether no square is left. */
export function isSolved(grid: Grid): boolean {
  return remainingSquares(grid).length === 0;
}
