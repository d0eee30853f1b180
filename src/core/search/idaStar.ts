/** Stands for the move before the first one. */
export const NO_MOVE = -1;

/**
 * A state space with one current state that moves are applied to and taken back from. Moves are the numbers from 0 to
 * `moveCount - 1`; every move costs 1.
 */
export interface StateSpace {
  readonly moveCount: number;
  isGoal(): boolean;
  /** A lower bound on the moves from the current state to a goal (an admissible heuristic). */
  estimate(): number;
  /** Why `move` need not be tried after `previous` (`NO_MOVE` at the root), or undefined where it must be. */
  prune(previous: number, move: number): PruneReason | undefined;
  apply(move: number): void;
  /** Takes back `move`, the last one applied and not yet taken back. */
  undo(move: number): void;
}

/** `inverse`: the move would undo the last one. `order`: it commutes with the last one, and the other order is tried. */
export type PruneReason = 'inverse' | 'order';

/** What one depth-first iteration did. */
export interface IterationStatistics {
  /** The largest f = g + h that was followed. */
  readonly bound: number;
  /** Nodes whose successors were made. */
  readonly expanded: number;
  /** Successors that were made. */
  readonly generated: number;
  readonly prunedByBound: number;
  readonly prunedByInverse: number;
  readonly prunedByOrder: number;
}

export type SearchResult =
  | { readonly status: 'found'; readonly moves: readonly number[] }
  /** No goal can be reached. */
  | { readonly status: 'not-found' }
  /** The node budget of this call is spent; call `run` again to go on. */
  | { readonly status: 'paused' };

type Counters = { -readonly [K in keyof IterationStatistics]: number };

/**
 * Iterative-deepening A* (R. E. Korf, Depth-first iterative-deepening, Artificial Intelligence 27, 1985), on an explicit
 * stack so that it can stop and go on anywhere. Moves are tried in ascending order, so of all shortest solutions it
 * finds the first in dictionary order, as long as the pruning keeps that one.
 *
 * The next bound is the least f that exceeded the last one. Where there is no goal, the search ends with the first
 * iteration that the bound does not cut.
 */
export class IdaStar {
  /** The moves from the root to the current node. */
  private readonly path: number[] = [];
  /** The next move to try at the root and at every node of `path`. */
  private readonly nextMoves: number[] = [];
  private readonly counters: Counters[] = [];
  /** The least f above the current bound so far; before the first iteration, its bound. */
  private nextBound: number;
  private expandedInAll = 0;
  private result: SearchResult | undefined;

  constructor(private readonly space: StateSpace) {
    this.nextBound = space.estimate();
    if (space.isGoal()) this.result = { status: 'found', moves: [] };
  }

  /** The iterations so far; the last one is unfinished while the search is paused. */
  get iterations(): readonly IterationStatistics[] {
    return this.counters;
  }

  /** Nodes expanded so far in all iterations. */
  get expanded(): number {
    return this.expandedInAll;
  }

  /**
   * Searches to the end, or until about `nodeBudget` more nodes are expanded. The state of the space belongs to the
   * search until it ends; then it is the start again.
   */
  run(nodeBudget = Infinity): SearchResult {
    const stopAt = this.expandedInAll + nodeBudget;
    while (!this.result) {
      if (this.nextMoves.length === 0) {
        if (this.nextBound === Infinity) {
          this.result = { status: 'not-found' };
          break;
        }
        this.startIteration();
      }
      const status = this.deepen(stopAt);
      if (status === 'paused') return { status };
      if (status === 'found') {
        this.result = { status, moves: [...this.path] };
        this.unwind();
      }
    }
    return this.result;
  }

  private startIteration(): void {
    this.counters.push({
      bound: this.nextBound,
      expanded: 0,
      generated: 0,
      prunedByBound: 0,
      prunedByInverse: 0,
      prunedByOrder: 0,
    });
    this.nextBound = Infinity;
  }

  private unwind(): void {
    for (let move = this.path.pop(); move !== undefined; move = this.path.pop()) this.space.undo(move);
    this.nextMoves.length = 0;
  }

  /** Goes on with the last iteration from the top of the stack; an empty stack starts it. */
  private deepen(stopAt: number): 'found' | 'paused' | 'exhausted' {
    const { space, path, nextMoves } = this;
    const { moveCount } = space;
    const counters = this.counters.at(-1);
    if (!counters) return 'exhausted';
    const expand = (): void => {
      counters.expanded++;
      this.expandedInAll++;
      nextMoves.push(0);
    };

    if (nextMoves.length === 0) expand();
    while (nextMoves.length > 0) {
      const depth = nextMoves.length - 1;
      const move = nextMoves[depth] ?? moveCount;
      if (move === moveCount) {
        nextMoves.pop();
        const last = path.pop();
        if (last !== undefined) space.undo(last);
        continue;
      }
      if (this.expandedInAll >= stopAt) return 'paused';
      nextMoves[depth] = move + 1;

      const reason = space.prune(path[depth - 1] ?? NO_MOVE, move);
      if (reason === 'inverse') counters.prunedByInverse++;
      else if (reason === 'order') counters.prunedByOrder++;
      if (reason !== undefined) continue;

      space.apply(move);
      counters.generated++;
      const f = depth + 1 + space.estimate();
      if (f > counters.bound) {
        counters.prunedByBound++;
        this.nextBound = Math.min(this.nextBound, f);
        space.undo(move);
        continue;
      }
      path.push(move);
      if (space.isGoal()) return 'found';
      expand();
    }
    return 'exhausted';
  }
}
