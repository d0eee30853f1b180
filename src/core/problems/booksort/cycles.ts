import type { Lookahead } from './lookahead';
import type { Row } from './row';
import { MOST_BOOKS } from './shelf';

const MOST_GAPS = MOST_BOOKS + 1;

/** Stands for the cycle of a gap that is not on one yet. */
const UNSEEN = MOST_GAPS;

/**
 * (n + 1 − odd cycles) / 2, of the cycle graph (V. Bafna and P. A. Pevzner, Sorting by transpositions, SIAM J. Discrete
 * Math. 11, 1998): a sorted shelf has n + 1 cycles, all of length 1, and an operation makes at most two more odd ones.
 * It is never less than ⌈breakpoints / 3⌉, as a gap that is no breakpoint is a cycle, and all others of odd length have
 * at least three gaps.
 *
 * Of the graph only the n + 1 gaps between books are kept (its black edges): from each gap the next one of its cycle is
 * that in front of the book that should follow the gap's left book. A swap at the gaps s < m < e changes what comes next
 * by one rule: what led to m leads to s, what led to e leads to m, and what led to s leads to e. So the lengths of
 * the cycles after it follow from the places of the three gaps on their cycles.
 */
export class CycleLookahead implements Lookahead {
  estimate = 0;
  private odd = 0;
  private gaps = 0;
  /** The number of each gap's cycle, its place on it, and the cycle's length. Indexed by gap. */
  private readonly cycle = new Uint8Array(MOST_GAPS);
  private readonly step = new Uint8Array(MOST_GAPS);
  private readonly length = new Uint8Array(MOST_GAPS);
  private readonly next = new Uint8Array(MOST_GAPS);
  private readonly gapBefore = new Uint8Array(MOST_GAPS + 1);

  look(row: Row): void {
    const { cycle, step, length, next, gapBefore } = this;
    const gaps = row.length - 1;
    for (let place = 1; place <= gaps; place++) gapBefore[row[place] ?? 0] = place - 1;
    for (let gap = 0; gap < gaps; gap++) next[gap] = gapBefore[(row[gap] ?? 0) + 1] ?? 0;
    cycle.fill(UNSEEN);
    this.odd = 0;
    for (let first = 0; first < gaps; first++) {
      if (cycle[first] !== UNSEEN) continue;
      let steps = 0;
      for (let gap = first; cycle[gap] === UNSEEN; gap = next[gap] ?? 0) {
        cycle[gap] = first;
        step[gap] = steps++;
      }
      this.odd += steps & 1;
      let gap = first;
      do {
        length[gap] = steps;
        gap = next[gap] ?? 0;
      } while (gap !== first);
    }
    this.gaps = gaps;
    this.estimate = (gaps - this.odd) >> 1;
  }

  after(start: number, middle: number, end: number): number {
    return (this.gaps - this.odd - this.oddCyclesMade(start, middle, end)) >> 1;
  }

  private oddCyclesMade(start: number, middle: number, end: number): number {
    const { cycle, length } = this;
    const s = cycle[start];
    const m = cycle[middle];
    const e = cycle[end];
    if (s === m) return m === e ? this.madeOfOne(start, middle, end) : this.madeOfTwo(start, middle, end);
    if (m === e) return this.madeOfTwo(middle, end, start);
    if (s === e) return this.madeOfTwo(end, start, middle);
    const ls = length[start] ?? 0;
    const lm = length[middle] ?? 0;
    const le = length[end] ?? 0;
    return ((ls + lm + le) & 1) - (ls & 1) - (lm & 1) - (le & 1);
  }

  /** All three on one cycle: it falls into three if they follow one another on it in this order, else it stays one. */
  private madeOfOne(start: number, middle: number, end: number): number {
    const toMiddle = this.steps(start, middle);
    const toEnd = this.steps(start, end);
    if (toMiddle > toEnd) return 0;
    const length = this.length[start] ?? 0;
    return (toMiddle & 1) + ((toEnd - toMiddle) & 1) + ((length - toEnd) & 1) - (length & 1);
  }

  /** Two on one cycle, in the order in which a swap takes its gaps round: the second's part goes to the other's cycle. */
  private madeOfTwo(first: number, second: number, other: number): number {
    const kept = this.steps(first, second);
    const length = this.length[first] ?? 0;
    const others = this.length[other] ?? 0;
    return (kept & 1) + ((length - kept + others) & 1) - (length & 1) - (others & 1);
  }

  /** Steps from one gap forward to another of its cycle. */
  private steps(from: number, to: number): number {
    const steps = (this.step[to] ?? 0) - (this.step[from] ?? 0);
    return steps < 0 ? steps + (this.length[from] ?? 0) : steps;
  }
}
