import { CELL_PLACES } from '../../src/core/problems/rotation/board';
import { LINES, MOVES, type Move, letterOf } from '../../src/core/problems/rotation/moves';
import { playCells } from './cells';

/** A symbol that slides into or out of a cell. `columns` and `rows` lead away from the cell, in cells. */
export interface Slide {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
}

/** How a turn is drawn. */
export interface TurnPlan {
  /** Symbols that slide into their cell from a neighbour. */
  readonly slides: readonly Slide[];
  /** The symbol that comes in at the end of the line, from beyond it. */
  readonly enters: Slide;
  /** Where the symbol goes that leaves at the start of the line. */
  readonly leaves: Slide;
}

function slide(cell: number, from: number, to: number): Slide {
  const start = CELL_PLACES[from] ?? { row: 0, column: 0 };
  const end = CELL_PLACES[to] ?? start;
  return { cell, columns: end.column - start.column, rows: end.row - start.row };
}

/**
 * The one move that leads from one position to another, or undefined. No two moves do: different lines share at most
 * one cell of a row and a column, and the two directions of a line agree only where its seven symbols are equal.
 */
export function findTurn(before: string, after: string): Move | undefined {
  if (before === after || before.length !== after.length) return undefined;
  return MOVES.find((move) => playCells(before, letterOf(move)) === after);
}

/** How a move is drawn. */
export function planTurn(move: Move): TurnPlan {
  const line = LINES[move] ?? [];
  const first = line[0] ?? 0;
  const last = line.at(-1) ?? 0;
  return {
    slides: line.slice(0, -1).map((cell, i) => slide(cell, cell, line[i + 1] ?? cell)),
    enters: slide(last, line.at(-2) ?? last, last),
    leaves: slide(first, line[1] ?? first, first),
  };
}
