import { Random } from '../../random';
import { type Grid, MAX_JUDGE_SIZE, MAX_SIZE, gridWithout, matchCount } from './grid';
import { SYMMETRY_COUNT, gridImage } from './symmetries';

/**
 * `random`: every number of matches gone is as likely, and every set of as many. `sparse`: the same with at most a fifth
 * of the matches gone, among which are the hard ones. `full`: nothing is gone. `hardest`: the hardest grid of size 5 that
 * is known for plain searches, turned and mirrored.
 */
export type GridKind = 'random' | 'sparse' | 'full' | 'hardest';

export const GRID_KINDS: readonly GridKind[] = ['random', 'sparse', 'full', 'hardest'];

export interface GeneratorOptions {
  readonly count: number;
  /** A whole number, of which the lower 32 bits count. */
  readonly seed: number;
  readonly kind: GridKind;
  /** 1 to `MAX_SIZE`; 5 if left out. The hardest have a size of their own. */
  readonly size?: number;
}

/** Takes 13 matches; a plain branch and bound with disjoint packing goes through 2.4 million nodes. */
export const HARDEST_GRID: Grid = gridWithout(5, [3, 14, 28, 29, 32, 47, 58]);

/**
 * Grids from a seed: the same options give the same grids everywhere. Throws a RangeError for a size that is out of
 * range.
 */
export function generateGrids({ count, seed, kind, size = MAX_JUDGE_SIZE }: GeneratorOptions): Grid[] {
  if (!Number.isInteger(size) || size < 1 || size > MAX_SIZE) {
    throw new RangeError(`No grid has a size of ${size}`);
  }
  const random = Random.fromSeed(seed);
  return Array.from({ length: count }, () => generateGrid(kind, size, random));
}

function generateGrid(kind: GridKind, size: number, random: Random): Grid {
  switch (kind) {
    case 'full':
      return gridWithout(size);
    case 'hardest':
      return gridImage(HARDEST_GRID, random.below(SYMMETRY_COUNT));
    case 'random':
      return randomGrid(size, matchCount(size), random);
    case 'sparse':
      return randomGrid(size, Math.floor(matchCount(size) / 5), random);
  }
}

/** A grid without at most `mostGone` matches. */
function randomGrid(size: number, mostGone: number, random: Random): Grid {
  const matches = Array.from({ length: matchCount(size) }, (_, i) => i + 1);
  return gridWithout(size, random.shuffled(matches).slice(0, random.below(mostGone + 1)));
}
