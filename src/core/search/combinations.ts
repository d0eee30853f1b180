/**
 * Numbers the k-element subsets of a set of 24 elements 0, 1, 2, … without gaps, for use as table indices.
 *
 * A subset is 24 bits. Its number is `offset[high half] + low[low half]`: subsets are ordered by their high half, and
 * within it by the order of low halves with the number of bits that are left.
 */
export interface CombinationRanking {
  /** How many subsets there are. */
  readonly size: number;
  /** Number of the first subset with a given high half. Indexed by the upper 12 bits. */
  readonly offset: Int32Array;
  /** Place of a low half among those of its number of bits. Indexed by the lower 12 bits. */
  readonly low: Int32Array;
}

export const HALF_BITS = 12;
export const HALF_MASK = (1 << HALF_BITS) - 1;

/** The ranking of the k-element subsets of 24 elements. */
export function rankCombinations(k: number): CombinationRanking {
  const halves = 1 << HALF_BITS;
  const bitCount = new Uint8Array(halves);
  const low = new Int32Array(halves);
  const seen = new Int32Array(HALF_BITS + 1);
  for (let half = 0; half < halves; half++) {
    const bits = (bitCount[half >> 1] ?? 0) + (half & 1);
    bitCount[half] = bits;
    const place = seen[bits] ?? 0;
    low[half] = place;
    seen[bits] = place + 1;
  }
  const offset = new Int32Array(halves);
  let size = 0;
  for (let half = 0; half < halves; half++) {
    offset[half] = size;
    size += seen[k - (bitCount[half] ?? 0)] ?? 0;
  }
  return { size, offset, low };
}

/** The number of a subset; meaningless for one of another number of elements. */
export function rankOf(ranking: CombinationRanking, subset: number): number {
  return (ranking.offset[subset >>> HALF_BITS] ?? 0) + (ranking.low[subset & HALF_MASK] ?? 0);
}
