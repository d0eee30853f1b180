import { type Board, type BoardSymbol, boardFromString, symbolAt } from './board';
import { SYMMETRIES } from './symmetries';

const RENAMINGS: readonly (readonly BoardSymbol[])[] = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
];

/**
 * The different boards that the symmetries of the # and the renamings of the symbols make of one: at most 48, all of
 * one distance. The board must have a symbol in every cell.
 */
export function lookAlikes(board: Board): Board[] {
  const texts = SYMMETRIES.flatMap((symmetry) =>
    RENAMINGS.map((names) => symmetry.map((cell) => names[symbolAt(board, cell) - 1]).join('')),
  );
  return [...new Set(texts)].map(boardFromString);
}
