import type { Heuristic, Lookahead } from './lookahead';
import { type Row, swapInto } from './row';

/** Any heuristic; it makes each move that it is asked about. */
export class AnyLookahead implements Lookahead {
  estimate = 0;
  private row: Row = new Uint8Array();
  private swapped: Row = new Uint8Array();

  constructor(private readonly heuristic: Heuristic) {}

  look(row: Row): void {
    this.row = row;
    if (this.swapped.length !== row.length) this.swapped = row.slice();
    this.estimate = this.heuristic(Array.from(row.subarray(1, -1)));
  }

  after(start: number, middle: number, end: number): number {
    swapInto(this.swapped, this.row, start, middle, end);
    return this.heuristic(Array.from(this.swapped.subarray(1, -1)));
  }
}
