import { REFERENCE_LETTERS, referenceTurn } from './referenceRules';

/** For each letter, the bit that the symbol of each cell moves to. */
const BITS_AFTER = REFERENCE_LETTERS.map((letter) => {
  const after = referenceTurn(
    Array.from({ length: 24 }, (_, cell) => cell),
    letter,
  );
  return Array.from({ length: 24 }, (_, cell) => 1 << after.indexOf(cell));
});

/** The set of cells after a move, bit by bit. */
export function referenceTurnSet(set: number, move: number): number {
  let turned = 0;
  BITS_AFTER[move]?.forEach((bit, cell) => {
    if (set & (1 << cell)) turned |= bit;
  });
  return turned;
}

/** Stands for a set of cells that is not of eight cells. */
export const NO_DISTANCE = 255;

let known: Uint8Array | undefined;

/**
 * Distances of all sets of eight cells, computed once for all tests by one plain breadth-first search from the centre, without symmetries or
 * ranking. Indexed by the set itself.
 */
export function referenceDistances(): Uint8Array {
  return (known ??= searchFromCentre());
}

function searchFromCentre(): Uint8Array {
  const centre = [6, 7, 8, 11, 12, 15, 16, 17].reduce((set, cell) => set | (1 << cell), 0);
  const distances = new Uint8Array(1 << 24).fill(NO_DISTANCE);
  distances[centre] = 0;
  const queue = [centre];
  for (const set of queue) {
    const distance = (distances[set] ?? 0) + 1;
    for (let move = 0; move < BITS_AFTER.length; move++) {
      const turned = referenceTurnSet(set, move);
      if (distances[turned] !== NO_DISTANCE) continue;
      distances[turned] = distance;
      queue.push(turned);
    }
  }
  return distances;
}
