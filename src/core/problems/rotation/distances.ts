import { rankCombinations, rankOf } from '../../search/combinations';
import type { Sliced } from '../../search/slices';
import { CELLS_PER_SYMBOL, CENTRE, type CellSet } from './board';
import { MOVES, turnSet } from './moves';
import { imageOf, imagesUnder } from './permutations';
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

  function reach(set: CellSet, distance: number): void {
    for (let symmetry = 0; symmetry < SYMMETRIES.length; symmetry++) {
      distances[rankOf(SET_RANKING, imageOf(images, symmetry, set))] = distance;
    }
  }

  function expand(from: number, to: number, found: number): number {
    for (let i = from; i < to; i++) {
      const set = orbits[i] ?? 0;
      const distance = (distances[rankOf(SET_RANKING, set)] ?? 0) + 1;
      for (const move of MOVES) {
        const next = turnSet(set, move);
        if (distances[rankOf(SET_RANKING, next)] !== UNKNOWN) continue;
        reach(next, distance);
        orbits[found++] = next;
      }
    }
    return found;
  }

  reach(CENTRE, 0);
  orbits[0] = CENTRE;
  let found = 1;
  for (let done = 0; done < found;) {
    const to = Math.min(found, done + ORBITS_PER_SLICE);
    found = expand(done, to, found);
    done = to;
    yield done / ORBIT_COUNT;
  }
  return { distances, orbits };
}
