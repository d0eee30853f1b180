import { CELL_COUNT, CELL_PLACES } from '../../src/core/problems/rotation/board';
import { LINES, MOVES } from '../../src/core/problems/rotation/moves';

/** A cell (0 to 23) or the arrow of a move (24 to 31): what the arrow keys go to on a board. */
export type Control = number;

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Row and column on a 9 × 9 grid: the board with its arrows round it. */
interface Place {
  readonly row: number;
  readonly column: number;
}

const DELTAS: Readonly<Record<Direction, Place>> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
};

/** The direction of each move. Indexed by move. */
export const DIRECTIONS: readonly Direction[] = [
  'up',
  'up',
  'right',
  'right',
  'down',
  'down',
  'left',
  'left',
];

export function arrowOf(move: number): Control {
  return CELL_COUNT + move;
}

const CELLS: readonly Place[] = CELL_PLACES.map(({ row, column }) => ({ row: row + 1, column: column + 1 }));

/** Each arrow stands before the first cell of its line, which is where symbols travel to. */
const ARROWS: readonly Place[] = MOVES.map((move) => {
  const end = CELLS[LINES[move]?.[0] ?? 0] ?? { row: 0, column: 0 };
  const delta = DELTAS[DIRECTIONS[move] ?? 'up'];
  return { row: end.row + delta.row, column: end.column + delta.column };
});

/** Where each control stands, counted from 0. Indexed by control. */
export const CONTROL_PLACES: readonly Place[] = [...CELLS, ...ARROWS];

/** What the arrow keys weigh a step aside against a step ahead. */
const ASIDE = 3;

/** The nearest control in a direction, one straight ahead before one aside; the same one at the edge. */
export function neighbour(control: Control, direction: Direction): Control {
  const from = CONTROL_PLACES[control];
  if (!from) return control;
  const delta = DELTAS[direction];
  let best = control;
  let least = Infinity;
  CONTROL_PLACES.forEach((to, candidate) => {
    const rows = to.row - from.row;
    const columns = to.column - from.column;
    const ahead = rows * delta.row + columns * delta.column;
    const aside = Math.abs(delta.row === 0 ? rows : columns);
    const cost = ahead + ASIDE * aside;
    if (ahead > 0 && cost < least) {
      least = cost;
      best = candidate;
    }
  });
  return best;
}
