import { CELL_COUNT, type CellSet } from './board';

const PART_BITS = 8;
const PART_SIZE = 1 << PART_BITS;
const PART_MASK = PART_SIZE - 1;
const PARTS = CELL_COUNT / PART_BITS;

/**
 * Images of parts of sets under a list of permutations of the cells, so that the image of a set is three look-ups: for
 * each permutation 256 entries for cells 0–7, then for cells 8–15 and 16–23. Small enough for a first-level cache.
 */
export type SetImages = Int32Array;

/** The images under permutations that are given as the destination of each cell. */
export function imagesUnder(permutations: readonly (readonly number[])[]): SetImages {
  const images = new Int32Array(permutations.length * PARTS * PART_SIZE);
  permutations.forEach((destinations, index) => {
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const base = (index * PARTS + Math.floor(cell / PART_BITS)) * PART_SIZE;
      const size = 1 << (cell % PART_BITS);
      const image = 1 << (destinations[cell] ?? 0);
      for (let rest = 0; rest < size; rest++) images[base + size + rest] = (images[base + rest] ?? 0) | image;
    }
  });
  return images;
}

/** The image of a set under the permutation at `index`. */
export function imageOf(images: SetImages, index: number, set: CellSet): CellSet {
  const base = index * PARTS * PART_SIZE;
  return (
    (images[base + (set & PART_MASK)] ?? 0) |
    (images[base + PART_SIZE + ((set >>> PART_BITS) & PART_MASK)] ?? 0) |
    (images[base + 2 * PART_SIZE + (set >>> (2 * PART_BITS))] ?? 0)
  );
}
