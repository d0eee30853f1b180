import { type MoveSink, NO_MOVE, type Prune, type StateSpace } from '../../search/idaStar';
import { AnyLookahead } from './anyLookahead';
import { BreakpointLookahead } from './breakpoints';
import { CycleLookahead } from './cycles';
import type { Heuristic, Lookahead } from './lookahead';
import { type Move, endOf, inverseOf, middleOf, moveOf, startOf } from './move';
import { type Row, breaks, rowOf, swapInto } from './row';
import type { Shelf } from './shelf';

/**
 * `cycles`: from the odd cycles of the cycle graph. `breakpoints`: a third of the breakpoints, the ends of the shelf
 * among them. `weak`: the same without the ends.
 */
export type HeuristicName = 'cycles' | 'breakpoints' | 'weak';

export const HEURISTIC_NAMES: readonly HeuristicName[] = ['cycles', 'breakpoints', 'weak'];

/** A lookahead of its own, which remembers what it looked at. */
function lookaheadOf(heuristic: HeuristicName | Heuristic): Lookahead {
  if (typeof heuristic === 'function') return new AnyLookahead(heuristic);
  switch (heuristic) {
    case 'cycles':
      return new CycleLookahead();
    case 'breakpoints':
      return new BreakpointLookahead('with-ends');
    case 'weak':
      return new BreakpointLookahead('without-ends');
  }
}

/** A heuristic as a function of the shelf alone. */
export function heuristicByName(name: HeuristicName): Heuristic {
  const lookahead = lookaheadOf(name);
  return (shelf) => {
    lookahead.look(rowOf(shelf));
    return lookahead.estimate;
  };
}

/**
 * `gluing`: blocks are cut at breakpoints only. Some shortest list of operations does so (D. A. Christie, Genome
 * Rearrangement Problems, 1998): remove from every run of books that are in order all but one, and those in front and at
 * the end that stand on their places. Any operations that sort the shelf sort what is left in as few, and any that sort
 * what is left sort the shelf when they take each run as a whole. `inverse`: no operation undoes the one before.
 * `commuting`: of two operations in a row that have a gap between them the left one comes first. A first list of the
 * shortest has no such pair in the other order, as neither changes the neighbours at the other's cuts: changing places,
 * they would make a list that is listed earlier. So these two keep the list that is found.
 */
export type Pruning = 'gluing' | 'inverse' | 'commuting';

export const PRUNINGS: readonly Pruning[] = ['gluing', 'inverse', 'commuting'];

/** What leaves out moves by some prunings; `gluing` leaves them out of the lists. */
export function pruneBy(prunings: readonly Pruning[]): Prune {
  const inverse = prunings.includes('inverse');
  const commuting = prunings.includes('commuting');
  return (previous, move) => {
    if (previous === NO_MOVE) return undefined;
    if (inverse && move === inverseOf(previous)) return 'inverse';
    return commuting && endOf(move) < startOf(previous) ? 'order' : undefined;
  };
}

/** A shelf on the path of the search. */
interface Node {
  readonly row: Row;
  readonly lookahead: Lookahead;
}

/**
 * The state space of Booksort from `start`, a shelf of at most 15 books. Moves are listed by their left cut, then the
 * middle one, then the right one, from left to right. A move is made only when its estimate has not ruled it out.
 *
 * @param heuristic one of the project's, which need not make a move for its estimate, or any function
 */
export function shelfSpace(
  start: Shelf,
  heuristic: HeuristicName | Heuristic,
  prunings: readonly Pruning[] = PRUNINGS,
): StateSpace {
  const newNode = (row: Row): Node => ({ row, lookahead: lookaheadOf(heuristic) });
  const root = newNode(rowOf(start));
  root.lookahead.look(root.row);
  /** The shelves from the start on; those behind `node` are for reuse. */
  const nodes = [root];
  let depth = 0;
  let node = root;
  /** The last move applied, while it is not made yet. */
  let pending: Move = NO_MOVE;

  function makePending(): void {
    if (pending === NO_MOVE) return;
    const { row } = node;
    depth++;
    node = nodes[depth] ??= newNode(row.slice());
    swapInto(node.row, row, startOf(pending), middleOf(pending), endOf(pending));
    node.lookahead.look(node.row);
    pending = NO_MOVE;
  }

  const glued = prunings.includes('gluing');
  const cuts: number[] = [];
  function successors(moves: MoveSink): void {
    makePending();
    const { row } = node;
    cuts.length = 0;
    for (let gap = 0; gap <= start.length; gap++) {
      if (!glued || breaks(row[gap], row[gap + 1])) cuts.push(gap);
    }
    for (let i = 0; i < cuts.length; i++) {
      for (let j = i + 1; j < cuts.length; j++) {
        for (let k = j + 1; k < cuts.length; k++) {
          moves.push(moveOf({ start: cuts[i] ?? 0, middle: cuts[j] ?? 0, end: cuts[k] ?? 0 }));
        }
      }
    }
  }

  return {
    successors,
    prune: pruneBy(prunings),
    isGoal: () => {
      makePending();
      return node.row.every((book, place) => book === place);
    },
    estimate: () =>
      pending === NO_MOVE
        ? node.lookahead.estimate
        : node.lookahead.after(startOf(pending), middleOf(pending), endOf(pending)),
    apply: (move) => {
      makePending();
      pending = move;
    },
    undo: () => {
      if (pending !== NO_MOVE) pending = NO_MOVE;
      else node = nodes[--depth] ?? root;
    },
  };
}
