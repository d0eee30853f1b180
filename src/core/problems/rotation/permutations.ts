import { CELL_COUNT, type CellSet } from './board';

const HALF_BITS = CELL_COUNT / 2;
const HALF_SIZE = 1 << HALF_BITS;
const HALF_MASK = HALF_SIZE - 1;

/**
 * Images of half sets under a list of permutations of the cells, so that the image of a set is two look-ups: for each
 * permutation 4096 entries for cells 0–11, then 4096 for cells 12–23.
 */
export type SetImages = Int32Array;

/** The images under permutations that are given as the destination of each cell. */
export function imagesUnder(permutations: readonly (readonly number[])[]): SetImages {
  const images = new Int32Array(permutations.length * 2 * HALF_SIZE);
  permutations.forEach((destinations, index) => {
    for (let half = 0; half < 2; half++) {
      const base = (index * 2 + half) * HALF_SIZE;
      for (let bit = 0; bit < HALF_BITS; bit++) {
        const size = 1 << bit;
        const image = 1 << (destinations[bit + half * HALF_BITS] ?? 0);
        for (let rest = 0; rest < size; rest++)
          images[base + size + rest] = (images[base + rest] ?? 0) | image;
      }
    }
  });
  return images;
}

/** The image of a set under the permutation at `index`. */
export function imageOf(images: SetImages, index: number, set: CellSet): CellSet {
  const base = index * 2 * HALF_SIZE;
  return (images[base + (set & HALF_MASK)] ?? 0) | (images[base + HALF_SIZE + (set >>> HALF_BITS)] ?? 0);
}
