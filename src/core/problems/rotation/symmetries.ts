import { CELL_PLACES } from './board';

const LAST = 6;

/** The eight ways to turn and mirror a square, on rows and columns 0 to 6. The first changes nothing. */
const TRANSFORMS: readonly ((row: number, column: number) => readonly [number, number])[] = [
  (row, column) => [row, column],
  (row, column) => [column, LAST - row],
  (row, column) => [LAST - row, LAST - column],
  (row, column) => [LAST - column, row],
  (row, column) => [row, LAST - column],
  (row, column) => [LAST - row, column],
  (row, column) => [column, row],
  (row, column) => [LAST - column, LAST - row],
];

/** Where each cell goes under the eight symmetries of the board. Indexed by symmetry, then cell. */
export const SYMMETRIES: readonly (readonly number[])[] = TRANSFORMS.map((transform) =>
  CELL_PLACES.map(({ row, column }) => {
    const [toRow, toColumn] = transform(row, column);
    return CELL_PLACES.findIndex((place) => place.row === toRow && place.column === toColumn);
  }),
);
