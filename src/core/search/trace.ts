import { type CutReason, NO_MOVE, type SearchObserver } from './idaStar';

/** What a step of a search did. */
export type TraceEvent =
  | { readonly kind: 'iteration' }
  | { readonly kind: 'expand'; readonly estimate: number }
  | {
      readonly kind: 'cut';
      readonly move: number;
      readonly reason: CutReason;
      /** Of the state behind the move, where the bound cuts it. */
      readonly f: number | undefined;
    }
  | { readonly kind: 'leave' }
  | { readonly kind: 'goal' };

/** One step of a depth-first search, and where the search stands after it. */
export interface TraceStep {
  /** Its place among all steps of the search, from 0. */
  readonly number: number;
  readonly event: TraceEvent;
  /** Of the iteration, from 1. */
  readonly iteration: number;
  readonly bound: number;
  /** The moves from the root to the current node. */
  readonly path: readonly number[];
  /** The least f above the bound so far; undefined where the bound has cut nothing yet. */
  readonly nextBound: number | undefined;
}

/** Which steps are kept. */
export interface TraceWindow {
  /** Number of the first. */
  readonly from: number;
  /** How many at most. */
  readonly limit: number;
}

/** Keeps the steps of a search that fall into a window, in memory that grows with the window only. */
export class TraceRecorder implements SearchObserver {
  private readonly kept: TraceStep[] = [];
  private readonly path: number[] = [];
  private count = 0;
  private iterations = 0;
  private bound = 0;
  private nextBound = Infinity;

  constructor(private readonly window: TraceWindow) {}

  /** The steps in the window so far. */
  get steps(): readonly TraceStep[] {
    return this.kept;
  }

  /** How many steps the search has made so far, in the window or not. */
  get total(): number {
    return this.count;
  }

  /** Whether the window is full or passed, so that a search for its steps may end. */
  get isDone(): boolean {
    return this.count >= this.window.from + this.window.limit;
  }

  iteration(bound: number): void {
    this.iterations++;
    this.bound = bound;
    this.nextBound = Infinity;
    this.path.length = 0;
    this.add({ kind: 'iteration' });
  }

  expand(move: number, estimate: number): void {
    if (move !== NO_MOVE) this.path.push(move);
    this.add({ kind: 'expand', estimate });
  }

  cut(move: number, reason: CutReason, f?: number): void {
    if (f !== undefined) this.nextBound = Math.min(this.nextBound, f);
    this.add({ kind: 'cut', move, reason, f });
  }

  leave(): void {
    this.path.pop();
    this.add({ kind: 'leave' });
  }

  goal(move: number): void {
    this.path.push(move);
    this.add({ kind: 'goal' });
  }

  private add(event: TraceEvent): void {
    const number = this.count++;
    const { from, limit } = this.window;
    if (number < from || number >= from + limit) return;
    this.kept.push({
      number,
      event,
      iteration: this.iterations,
      bound: this.bound,
      path: [...this.path],
      nextBound: this.nextBound === Infinity ? undefined : this.nextBound,
    });
  }
}
