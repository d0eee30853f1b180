import type { CellSet } from '../../../src/core/problems/rotation/board';
import { type DistanceTable, SET_RANKING, distanceOf } from '../../../src/core/problems/rotation/distances';
import { imageOf, imagesUnder } from '../../../src/core/problems/rotation/permutations';
import { SYMMETRIES } from '../../../src/core/problems/rotation/symmetries';
import { HALF_BITS, HALF_MASK } from '../../../src/core/search/combinations';

const ALL_CELLS = 2 ** 24 - 1;

/** Numbers of boards. */
export interface BoardHistogram {
  /** Indexed by the least distance of a symbol. */
  readonly byDistance: readonly number[];
  /** Indexed by how many symbols share the least distance. */
  readonly byTies: readonly number[];
}

/**
 * Counts all boards exactly. The 1s take one set of each symmetry orbit, which stands for as many sets as the orbit
 * has; the 2s and 3s share the other 16 cells in all ways, of which one of every two that swap them is counted twice.
 */
export function boardHistogram(table: DistanceTable): BoardHistogram {
  const byDistance = Array<number>(14).fill(0);
  const byTies = [0, 0, 0, 0];
  const images = imagesUnder(SYMMETRIES);
  for (const ones of table.orbits) {
    const orbit = new Set(SYMMETRIES.map((_, symmetry) => imageOf(images, symmetry, ones)));
    const distance = distanceOf(table, ones);
    countSplits(table.distances, ALL_CELLS ^ ones).forEach((count, pair) => {
      if (count === 0) return;
      const distances = [distance, pair >> 4, pair & 15];
      const least = Math.min(...distances);
      const ties = distances.filter((other) => other === least).length;
      byDistance[least] = (byDistance[least] ?? 0) + 2 * orbit.size * count;
      byTies[ties] = (byTies[ties] ?? 0) + 2 * orbit.size * count;
    });
  }
  return { byDistance, byTies };
}

/** How many splits of 16 cells into two sets have the distances `a` and `b`, at `a * 16 + b`; half of all splits. */
function countSplits(distances: Uint8Array, cells: CellSet): Int32Array {
  const counts = new Int32Array(256);
  const { offset } = SET_RANKING;
  const high = cells >>> HALF_BITS;
  const lows = halvesOf(cells & HALF_MASK);
  const lowest = high & -high;
  for (let half = high; half > 0; half = (half - 1) & high) {
    if (!(half & lowest)) continue;
    const { places, otherPlaces } = lows[8 - bitCount(half)] ?? { places: [], otherPlaces: [] };
    const first = offset[half] ?? 0;
    const otherFirst = offset[high ^ half] ?? 0;
    for (let i = 0; i < places.length; i++) {
      const a = distances[first + (places[i] ?? 0)] ?? 0;
      const b = distances[otherFirst + (otherPlaces[i] ?? 0)] ?? 0;
      counts[(a << 4) | b] = (counts[(a << 4) | b] ?? 0) + 1;
    }
  }
  return counts;
}

interface Halves {
  readonly places: Int32Array;
  readonly otherPlaces: Int32Array;
}

const knownHalves = new Map<number, Halves[]>();

/** The places in the ranking of all subsets of a low half and of what they leave, by the size of the subset. */
function halvesOf(low: number): Halves[] {
  const known = knownHalves.get(low);
  if (known) return known;
  const bySize = Array.from({ length: 9 }, (): { places: number[]; otherPlaces: number[] } => ({
    places: [],
    otherPlaces: [],
  }));
  for (let half = low; half >= 0; half = half === 0 ? -1 : (half - 1) & low) {
    const lists = bySize[bitCount(half)];
    lists?.places.push(SET_RANKING.low[half] ?? 0);
    lists?.otherPlaces.push(SET_RANKING.low[low ^ half] ?? 0);
  }
  const halves = bySize.map(({ places, otherPlaces }) => ({
    places: Int32Array.from(places),
    otherPlaces: Int32Array.from(otherPlaces),
  }));
  knownHalves.set(low, halves);
  return halves;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}
