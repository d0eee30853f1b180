import type { PruneReason, StateSpace } from '../../search/idaStar';
import { type Board, type CellSet, CENTRE, countCells, solvedSymbol } from './board';
import { boardDistance } from './answer';
import type { DistanceTable } from './distances';
import { INVERSES, LINES, MOVES, type Move, turnSet } from './moves';

/**
 * `exact`: the distance from the pattern database. `centre`: 8 minus the largest number of equal symbols in the centre,
 * as a move brings at most one more of them there.
 */
export type HeuristicName = 'exact' | 'centre';

export const HEURISTIC_NAMES: readonly HeuristicName[] = ['exact', 'centre'];

export type Heuristic = (board: Board) => number;

/** The classical centre-count heuristic, 0 to 8. */
export function centreCount(board: Board): number {
  return 8 - mostInCentre(board);
}

/** The largest number of equal symbols in the centre. */
export function mostInCentre(board: Board): number {
  return mostIn(board, CENTRE);
}

/** The largest number of equal symbols in some cells. */
export function mostIn({ ones, twos, threes }: Board, cells: CellSet): number {
  return Math.max(countCells(ones & cells), countCells(twos & cells), countCells(threes & cells));
}

export function heuristicByName(name: HeuristicName, distances: DistanceTable): Heuristic {
  return name === 'exact' ? (board) => boardDistance(distances, board) : centreCount;
}

/** Whether two moves turn different columns, or different rows, and so can change places in a word. Indexed by moves. */
const COMMUTES: readonly (readonly boolean[])[] = LINES.map((line) =>
  LINES.map((other) => !line.some((cell) => other.includes(cell))),
);

/**
 * The reason why a word with `move` right after `previous` is never the smallest of the shortest: the two undo each
 * other, or they commute and stand in descending order.
 */
export function pruneMove(previous: number, move: number): PruneReason | undefined {
  if (INVERSES[previous] === move) return 'inverse';
  if (move < previous && COMMUTES[previous]?.[move]) return 'order';
  return undefined;
}

/**
 * The state space of the Rotation Game from `start`. The heuristic is given one board that changes with every move, as
 * a search makes millions of them.
 */
export function rotationSpace(start: Board, heuristic: Heuristic): StateSpace {
  const board = { ...start };
  function turnInPlace(move: Move): void {
    board.ones = turnSet(board.ones, move);
    board.twos = turnSet(board.twos, move);
    board.threes = turnSet(board.threes, move);
  }
  return {
    isGoal: () => solvedSymbol(board) !== undefined,
    estimate: () => heuristic(board),
    successors: (moves) => {
      for (const move of MOVES) moves.push(move);
    },
    prune: pruneMove,
    apply: turnInPlace,
    undo: (move) => {
      turnInPlace(INVERSES[move] ?? move);
    },
  };
}
