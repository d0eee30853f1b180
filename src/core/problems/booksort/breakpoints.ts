import type { Lookahead } from './lookahead';
import { type Row, breaks } from './row';

/** The most breakpoints that one operation mends: it makes three new pairs of neighbours. */
const MENDED = 3;

/**
 * ⌈breakpoints / 3⌉. `with-ends`: the gaps at the two ends of the shelf count, as in V. Bafna and P. A. Pevzner, Sorting
 * by transpositions, SIAM J. Discrete Math. 11, 1998. `without-ends`: only those between books.
 */
export class BreakpointLookahead implements Lookahead {
  estimate = 0;
  private row: Row = new Uint8Array();
  private breakpoints = 0;
  private last = 0;

  private readonly ends: boolean;

  constructor(counted: 'with-ends' | 'without-ends') {
    this.ends = counted === 'with-ends';
  }

  look(row: Row): void {
    this.row = row;
    this.last = row.length - 2;
    this.breakpoints = 0;
    const first = this.ends ? 0 : 1;
    for (let gap = first; gap <= this.last - first; gap++) {
      this.breakpoints += breaks(row[gap], row[gap + 1]);
    }
    this.estimate = Math.ceil(this.breakpoints / MENDED);
  }

  after(start: number, middle: number, end: number): number {
    const { row } = this;
    let breakpoints =
      this.breakpoints + breaks(row[end], row[start + 1]) - breaks(row[middle], row[middle + 1]);
    if (this.ends || start > 0) {
      breakpoints += breaks(row[start], row[middle + 1]) - breaks(row[start], row[start + 1]);
    }
    if (this.ends || end < this.last) {
      breakpoints += breaks(row[middle], row[end + 1]) - breaks(row[end], row[end + 1]);
    }
    return Math.ceil(breakpoints / MENDED);
  }
}
