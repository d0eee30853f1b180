import { countBits } from '../../bits';
import type { Prune, StateSpace } from '../../search/idaStar';
import { type Board, type CellSet, CENTRE, solvedSymbol } from './board';
import { boardDistance } from './answer';
import type { DistanceTable } from './distances';
import { INVERSES, LINES, MOVES, type Move, turnSet } from './moves';

/**
 * `exact`: the distance from the pattern database. `centre`: 8 minus the largest number of equal symbols in the centre,
 * as a move brings at most one more of them there. `blind`: always 0, which makes IDA* plain iterative deepening.
 */
export type HeuristicName = 'exact' | 'centre' | 'blind';

export const HEURISTIC_NAMES: readonly HeuristicName[] = ['exact', 'centre', 'blind'];

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
  return Math.max(countBits(ones & cells), countBits(twos & cells), countBits(threes & cells));
}

export function heuristicByName(name: HeuristicName, distances: DistanceTable): Heuristic {
  switch (name) {
    case 'exact':
      return (board) => boardDistance(distances, board);
    case 'centre':
      return centreCount;
    case 'blind':
      return () => 0;
  }
}

/**
 * `inverse`: no move undoes the one before. `commuting`: of two moves in a row that turn different columns, or different
 * rows, the lower comes first. A smallest shortest word has neither an undone move, or it would not be shortest, nor a
 * commuting pair in descending order, or swapping it would give a smaller one; so both keep it, alone and together.
 */
export type Pruning = 'inverse' | 'commuting';

export const PRUNINGS: readonly Pruning[] = ['inverse', 'commuting'];

/** Whether two moves turn different columns, or different rows, and so can change places in a word. Indexed by moves. */
const COMMUTES: readonly (readonly boolean[])[] = LINES.map((line) =>
  LINES.map((other) => !line.some((cell) => other.includes(cell))),
);

/** What leaves out moves by some prunings. */
export function pruneBy(prunings: readonly Pruning[]): Prune {
  const inverse = prunings.includes('inverse');
  const commuting = prunings.includes('commuting');
  return (previous, move) => {
    if (inverse && INVERSES[previous] === move) return 'inverse';
    if (commuting && move < previous && COMMUTES[previous]?.[move]) return 'order';
    return undefined;
  };
}

/**
 * The state space of the Rotation Game from `start`. The heuristic is given one board that changes with every move, as
 * a search makes millions of them.
 */
export function rotationSpace(
  start: Board,
  heuristic: Heuristic,
  prunings: readonly Pruning[] = PRUNINGS,
): StateSpace {
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
    prune: pruneBy(prunings),
    apply: turnInPlace,
    undo: (move) => {
      turnInPlace(INVERSES[move] ?? move);
    },
  };
}
