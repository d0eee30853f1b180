import { countBits } from '../../src/core/bits';
import {
  type BoardSymbol,
  CELL_COUNT,
  CENTRE,
  SYMBOLS,
  boardFromString,
  boardToString,
  cellsOf,
} from '../../src/core/problems/rotation/board';
import { play } from '../../src/core/problems/rotation/moves';
import type { EditIntent } from '../../src/protocol/messages';

/** The 24 cells of a case out of the packed cells of a document. */
export function caseCells(cells: string, index: number): string {
  return cells.slice(index * CELL_COUNT, (index + 1) * CELL_COUNT);
}

export function countCases(cells: string): number {
  return cells.length / CELL_COUNT;
}

/** Whether every cell holds a valid symbol. */
export function isComplete(cells: string): boolean {
  return cells.length === CELL_COUNT && !cells.includes('.');
}

/** The cells after a word of A to H. */
export function playCells(cells: string, word: string): string {
  return word === '' ? cells : boardToString(play(boardFromString(cells), word));
}

/** The symbol of a cell, or undefined where there is no valid one. */
export function symbolOf(cells: string, cell: number): BoardSymbol | undefined {
  return SYMBOLS.find((symbol) => String(symbol) === cells[cell]);
}

/** The cells of a case as an edit leaves them, as far as that is known before the extension has made it. */
export function editedCells(cells: string, edit: EditIntent): string {
  switch (edit.kind) {
    case 'turn':
      return playCells(cells, edit.word);
    case 'set':
      return cells.slice(0, edit.cell) + String(edit.symbol) + cells.slice(edit.cell + 1);
    case 'add':
    case 'duplicate':
    case 'shuffle':
    case 'delete':
      return cells;
  }
}

/** The symbols that stand most often in the centre, and how often. */
export function centreLead(cells: string): {
  readonly symbols: readonly BoardSymbol[];
  readonly count: number;
} {
  const board = boardFromString(cells);
  const counts = SYMBOLS.map((symbol) => ({ symbol, count: countBits(cellsOf(board, symbol) & CENTRE) }));
  const count = Math.max(...counts.map((one) => one.count));
  return { symbols: counts.filter((one) => one.count === count).map((one) => one.symbol), count };
}
