import { SQUARE_SYMMETRIES } from '../../squareSymmetries';
import { type Grid, gridWithout, matchAt, placeOf } from './grid';

export const SYMMETRY_COUNT = SQUARE_SYMMETRIES.length;

/** Where a match comes to lie under a symmetry of the grid, 0 to 7. Throws a RangeError for any other. */
export function matchImage(size: number, match: number, symmetry: number): number {
  const transform = SQUARE_SYMMETRIES[symmetry];
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

/** A grid under a symmetry, 0 to 7. Throws a RangeError for any other. */
export function gridImage({ size, gone }: Grid, symmetry: number): Grid {
  return gridWithout(
    size,
    gone.map((match) => matchImage(size, match, symmetry)),
  );
}
