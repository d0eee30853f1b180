import { rankCombinations, rankOf } from '../../search/combinations';
import type { Sliced } from '../../search/slices';
import { CELLS_PER_SYMBOL, CENTRE, type CellSet } from './board';
import { MOVE_COUNT, turnSet } from './moves';
import { type SetImages, imageOf, imagesUnder } from './permutations';
import { SYMMETRIES } from './symmetries';

/** The most moves that one symbol's set of cells is ever away from filling the centre. */
export const MAX_SET_DISTANCE = 14;

/** The number of sets of eight cells up to the symmetries of the board. */
const ORBIT_COUNT = 92247;

const ORBITS_PER_SLICE = 4096;
const UNKNOWN = 255;

export const SET_RANKING = rankCombinations(CELLS_PER_SYMBOL);

/**
 * The least number of moves that bring each set of eight cells to the centre: an exhaustive pattern database.
 * Indexed by the set's number in `SET_RANKING`.
 */
export interface DistanceTable {
  readonly distances: Uint8Array;
  /** One set of each symmetry orbit, in ascending distance. */
  readonly orbits: Int32Array;
}

/** Moves from a set of eight cells to the centre. */
export function distanceOf(table: DistanceTable, set: CellSet): number {
  return table.distances[rankOf(SET_RANKING, set)] ?? UNKNOWN;
}

/**
 * Builds the table by one backward breadth-first search from the centre (Culberson and Schaeffer, Pattern databases,
 * 1998). The inverse of a move is a move, so searching backward and forward is the same. Only one set of each symmetry
 * orbit is expanded; its images get its distance.
 */
export function* buildDistances(): Sliced<DistanceTable> {
  const distances = new Uint8Array(SET_RANKING.size).fill(UNKNOWN);
  const orbits = new Int32Array(ORBIT_COUNT);
  const images = imagesUnder(SYMMETRIES);

  distances[rankOf(SET_RANKING, CENTRE)] = 0;
  orbits[0] = CENTRE;
  let found = 1;
  for (let done = 0; done < found;) {
    const to = Math.min(found, done + ORBITS_PER_SLICE);
    found = expandOrbits({ distances, orbits }, images, { from: done, to, found });
    done = to;
    yield done / ORBIT_COUNT;
  }
  return { distances, orbits };
}

/**
 * Expands the orbits `from` to `to - 1` of the `found` ones, and puts the new ones behind those. Returns how many are
 * found then. Plain loops over numbers: most of it runs before the compiler has seen it often.
 */
function expandOrbits(
  { distances, orbits }: DistanceTable,
  images: SetImages,
  range: { readonly from: number; readonly to: number; readonly found: number },
): number {
  let found = range.found;
  for (let i = range.from; i < range.to; i++) {
    const set = orbits[i] ?? 0;
    const distance = (distances[rankOf(SET_RANKING, set)] ?? 0) + 1;
    for (let move = 0; move < MOVE_COUNT; move++) {
      const next = turnSet(set, move);
      const rank = rankOf(SET_RANKING, next);
      if (distances[rank] !== UNKNOWN) continue;
      distances[rank] = distance;
      for (let symmetry = 1; symmetry < SYMMETRIES.length; symmetry++) {
        distances[rankOf(SET_RANKING, imageOf(images, symmetry, next))] = distance;
      }
      orbits[found++] = next;
    }
  }
  return found;
}
