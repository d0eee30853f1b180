import { SQUARE_SYMMETRIES } from '../../squareSymmetries';
import { CELL_PLACES } from './board';

/** The last row and column of the `#`. */
const LAST = 6;

/** Where each cell goes under the eight symmetries of the board. Indexed by symmetry, then cell. */
export const SYMMETRIES: readonly (readonly number[])[] = SQUARE_SYMMETRIES.map((symmetry) =>
  CELL_PLACES.map(({ row, column }) => {
    const [toRow, toColumn] = symmetry(row, column, LAST);
    return CELL_PLACES.findIndex((place) => place.row === toRow && place.column === toColumn);
  }),
);
