/** A way to turn or mirror a square, on places with rows and columns 0 to `last`. */
type SquareSymmetry = (row: number, column: number, last: number) => readonly [row: number, column: number];

/** The eight symmetries of a square. The first changes nothing. */
export const SQUARE_SYMMETRIES: readonly SquareSymmetry[] = [
  (row, column) => [row, column],
  (row, column, last) => [column, last - row],
  (row, column, last) => [last - row, last - column],
  (row, column, last) => [last - column, row],
  (row, column, last) => [row, last - column],
  (row, column, last) => [last - row, column],
  (row, column) => [column, row],
  (row, column, last) => [last - column, last - row],
];
