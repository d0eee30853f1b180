import * as fc from 'fast-check';
import {
  type Grid,
  ascending,
  gridWithout,
  isSolved,
  matchCount,
  remainingSquares,
  takeMatches,
} from '../../../src/core/problems/squares/grid';

/** Grids of the sizes given, with at most `mostGone` matches gone. */
export function anyGrid(sizes: readonly number[], mostGone = Infinity): fc.Arbitrary<Grid> {
  return fc.constantFrom(...sizes).chain((size) => {
    const all = Array.from({ length: matchCount(size) }, (_, i) => i + 1);
    return fc
      .subarray(all, { maxLength: Math.min(all.length, mostGone) })
      .map((gone) => gridWithout(size, gone));
  });
}

/** All grids of a size, which must be small. */
export function* allGrids(size: number): Generator<Grid> {
  const matches = Array.from({ length: matchCount(size) }, (_, i) => i + 1);
  for (let bits = 0; bits < 2 ** matches.length; bits++) {
    yield gridWithout(
      size,
      matches.filter((match) => (bits >> (match - 1)) & 1),
    );
  }
}

/** The sets of `count` of the values, in lexicographical order. */
function* subsets(values: readonly number[], count: number): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = 0; i + count <= values.length; i++) {
    for (const rest of subsets(values.slice(i + 1), count - 1)) yield [values[i] ?? 0, ...rest];
  }
}

/**
 * The lexicographically smallest of the smallest sets of matches that leave no square, by trying all sets of one size
 * after another. Only matches of squares that are left can be in it.
 */
export function smallestSetByTrying(grid: Grid): number[] {
  const useful = ascending(new Set(remainingSquares(grid).flatMap(({ matches }) => matches)));
  for (let count = 0; ; count++) {
    for (const set of subsets(useful, count)) if (isSolved(takeMatches(grid, set))) return set;
  }
}
