import { type Grid, gridWithout, matchAt, placeOf } from './grid';

/** The eight ways to turn and mirror a grid, on grid points 0 to `size`. The first changes nothing. */
const TRANSFORMS: readonly ((row: number, column: number, size: number) => readonly [number, number])[] = [
  (row, column) => [row, column],
  (row, column, size) => [column, size - row],
  (row, column, size) => [size - row, size - column],
  (row, column, size) => [size - column, row],
  (row, column, size) => [row, size - column],
  (row, column, size) => [size - row, column],
  (row, column) => [column, row],
  (row, column, size) => [size - column, size - row],
];

export const SYMMETRY_COUNT = TRANSFORMS.length;

/** Where a match comes to lie under a symmetry, 0 to 7. */
export function matchImage(size: number, match: number, symmetry: number): number {
  const transform = TRANSFORMS[symmetry];
  if (!transform) throw new RangeError(`There is no symmetry ${symmetry}`);
  const { row, column, direction } = placeOf(size, match);
  const [startRow, startColumn] = transform(row, column, size);
  const [endRow, endColumn] =
    direction === 'across' ? transform(row, column + 1, size) : transform(row + 1, column, size);
  return matchAt(size, {
    row: Math.min(startRow, endRow),
    column: Math.min(startColumn, endColumn),
    direction: startRow === endRow ? 'across' : 'down',
  });
}

/** A grid under a symmetry, 0 to 7. */
export function gridImage({ size, gone }: Grid, symmetry: number): Grid {
  return gridWithout(
    size,
    gone.map((match) => matchImage(size, match, symmetry)),
  );
}
