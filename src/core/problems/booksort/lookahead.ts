import type { Row } from './row';
import type { Shelf } from './shelf';

/** A lower bound on the operations that sort a shelf (an admissible heuristic). */
export type Heuristic = (shelf: Shelf) => number;

/** A heuristic that tells the estimates behind all moves of a shelf without making them. */
export interface Lookahead {
  /** That of the row last looked at. */
  readonly estimate: number;
  /** Looks at a row, which must not change as long as its moves are asked for. */
  look(row: Row): void;
  /** The estimate after a swap of the row last looked at. */
  after(start: number, middle: number, end: number): number;
}
