/** Stands for the move before the first one. */
export const NO_MOVE = -1;

/** Takes the moves of a state one by one. */
export interface MoveSink {
  push(move: number): unknown;
}

/**
 * A state space with one current state that moves are applied to and taken back from. A move is a number whose meaning
 * is the space's own; every move costs 1.
 */
export interface StateSpace {
  isGoal(): boolean;
  /** A lower bound on the moves from the current state to a goal (an admissible heuristic). */
  estimate(): number;
  /** Appends the moves from the current state to `moves`, in the order in which they are to be tried. */
  successors(moves: MoveSink): void;
  readonly prune?: Prune;
  apply(move: number): void;
  /** Takes back `move`, the last one applied and not yet taken back. */
  undo(move: number): void;
  /**
   * Stands for the current state. With keys a move back to a state of the path is cut (L. A. Taylor and R. E. Korf,
   * Pruning duplicate nodes in depth-first search, 1993), so that the search of a finite space without a goal ends.
   */
  key?(): number | string;
}

/** Why `move` need not be tried after `previous` (`NO_MOVE` at the root), or undefined where it must be. */
export type Prune = (previous: number, move: number) => PruneReason | undefined;

/** `inverse`: the move would undo the last one. `order`: it commutes with the last one, and the other order is tried. */
type PruneReason = 'inverse' | 'order';

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
  /** Successors that stand on their own path already; of spaces with keys. */
  readonly prunedByCycle: number;
  /** Running time without pauses; 0 without a clock. */
  readonly milliseconds: number;
}

export type SearchResult =
  | { readonly status: 'found'; readonly moves: readonly number[] }
  /** No goal can be reached, or none within the limit. */
  | { readonly status: 'not-found' }
  /** The node budget of this call is spent; call `run` again to go on. */
  | { readonly status: 'paused' };

/** Why a move from a node was not followed. */
export type CutReason = PruneReason | 'bound' | 'cycle';

/** Is told each step of a search as it is made. */
export interface SearchObserver {
  /** A depth-first iteration starts at the root. */
  iteration(bound: number): void;
  /** The successors of a node are made: of the one that `move` led to, or with `NO_MOVE` of the root. */
  expand(move: number, estimate: number): void;
  /** `move` from the current node is not followed. `f` is that of the state behind it where the bound cuts it. */
  cut(move: number, reason: CutReason, f?: number): void;
  /** All moves of the current node are tried; the search goes back to the node before. */
  leave(): void;
  /** `move` from the current node leads to a goal. */
  goal(move: number): void;
}

/** What measures and watches a search. */
export interface SearchWatch {
  /** Tells the time in milliseconds. */
  readonly clock?: () => number;
  readonly observer?: SearchObserver;
}

interface SearchOptions extends SearchWatch {
  /** The most moves of the solutions that are looked for. */
  readonly limit?: number;
}

/** Lists of moves one behind the other, in an array that never shrinks. */
class MoveStack implements MoveSink {
  private readonly items: number[] = [];
  length = 0;

  push(move: number): void {
    this.items[this.length++] = move;
  }

  at(place: number): number | undefined {
    return place < this.length ? this.items[place] : undefined;
  }
}

type Counters = { -readonly [K in keyof IterationStatistics]: number };

/**
 * Iterative-deepening A* (R. E. Korf, Depth-first iterative-deepening, Artificial Intelligence 27, 1985), on an explicit
 * stack so that it can stop and go on anywhere. Of all shortest solutions it finds the first in the order in which the
 * space lists its moves, as long as the pruning keeps that one.
 *
 * The next bound is the least f that exceeded the last one. Where there is no goal, the search ends with the first
 * iteration that the bound does not cut.
 */
export class IdaStar {
  /** The moves from the root to the current node. */
  private readonly path: number[] = [];
  /** The moves of the root and of every node of `path`, one list behind the other. */
  private readonly moves = new MoveStack();
  /** Where each node's list starts in `moves`, and which of it is to be tried next. */
  private readonly starts: number[] = [];
  private readonly nextMoves: number[] = [];
  /** Keys of the states on the path, from the root on. */
  private readonly keys = new Set<number | string>();
  private readonly keyOfNode: (number | string)[] = [];
  private readonly counters: Counters[] = [];
  /** The least f above the current bound so far; before the first iteration, its bound. */
  private nextBound: number;
  private expandedInAll = 0;
  private result: SearchResult | undefined;

  constructor(
    private readonly space: StateSpace,
    private readonly options: SearchOptions = {},
  ) {
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

  /** No solution has fewer moves; Infinity where there is none. */
  get lowerBound(): number {
    if (this.result?.status === 'found') return this.result.moves.length;
    return this.result ? this.nextBound : (this.counters.at(-1)?.bound ?? this.nextBound);
  }

  /**
   * Searches to the end, or until about `nodeBudget` more nodes are expanded. The state of the space belongs to the
   * search until it ends; then it is the start again.
   */
  run(nodeBudget = Infinity): SearchResult {
    const { limit = Infinity } = this.options;
    const stopAt = this.expandedInAll + nodeBudget;
    while (!this.result) {
      if (this.nextMoves.length === 0) {
        if (this.nextBound === Infinity || this.nextBound > limit) {
          this.result = { status: 'not-found' };
          break;
        }
        this.startIteration();
      }
      const status = this.deepenTimed(stopAt);
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
      prunedByCycle: 0,
      milliseconds: 0,
    });
    this.nextBound = Infinity;
  }

  private unwind(): void {
    for (let move = this.path.pop(); move !== undefined; move = this.path.pop()) this.space.undo(move);
    for (const stack of [this.nextMoves, this.starts, this.moves, this.keyOfNode]) stack.length = 0;
    this.keys.clear();
  }

  private deepenTimed(stopAt: number): 'found' | 'paused' | 'exhausted' {
    const { clock } = this.options;
    const counters = this.counters.at(-1);
    if (!counters) return 'exhausted';
    const started = clock?.() ?? 0;
    const status = this.deepen(counters, stopAt);
    counters.milliseconds += (clock?.() ?? 0) - started;
    return status;
  }

  /** Goes on with the last iteration from the top of the stack; an empty stack starts it. */
  private deepen(counters: Counters, stopAt: number): 'found' | 'paused' | 'exhausted' {
    const { space, path, moves, nextMoves } = this;
    const { observer } = this.options;
    if (nextMoves.length === 0) {
      observer?.iteration(counters.bound);
      observer?.expand(NO_MOVE, space.estimate());
      this.expand(counters);
    }
    while (nextMoves.length > 0) {
      const depth = nextMoves.length - 1;
      const next = nextMoves[depth] ?? 0;
      const move = moves.at(next);
      if (move === undefined) {
        observer?.leave();
        this.leave();
        continue;
      }
      if (this.expandedInAll >= stopAt) return 'paused';
      nextMoves[depth] = next + 1;

      const reason = space.prune?.(path[depth - 1] ?? NO_MOVE, move);
      if (reason === 'inverse') counters.prunedByInverse++;
      else if (reason === 'order') counters.prunedByOrder++;
      if (reason !== undefined) {
        observer?.cut(move, reason);
        continue;
      }

      space.apply(move);
      const key = space.key?.();
      if (key !== undefined && this.keys.has(key)) {
        counters.prunedByCycle++;
        observer?.cut(move, 'cycle');
        space.undo(move);
        continue;
      }
      counters.generated++;
      const estimate = space.estimate();
      const f = depth + 1 + estimate;
      if (f > counters.bound) {
        counters.prunedByBound++;
        observer?.cut(move, 'bound', f);
        this.nextBound = Math.min(this.nextBound, f);
        space.undo(move);
        continue;
      }
      path.push(move);
      if (space.isGoal()) {
        observer?.goal(move);
        return 'found';
      }
      observer?.expand(move, estimate);
      this.expand(counters);
    }
    return 'exhausted';
  }

  /** Puts the current node on the stack. */
  private expand(counters: Counters): void {
    counters.expanded++;
    this.expandedInAll++;
    const start = this.moves.length;
    this.starts.push(start);
    this.nextMoves.push(start);
    this.space.successors(this.moves);
    const key = this.space.key?.();
    if (key === undefined) return;
    this.keys.add(key);
    this.keyOfNode.push(key);
  }

  /** Takes the current node, all of whose moves are tried, off the stack. */
  private leave(): void {
    this.nextMoves.pop();
    this.moves.length = this.starts.pop() ?? 0;
    const key = this.keyOfNode.pop();
    if (key !== undefined) this.keys.delete(key);
    const last = this.path.pop();
    if (last !== undefined) this.space.undo(last);
  }
}
