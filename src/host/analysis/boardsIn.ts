import type { BoardCase } from '../../core/problems/rotation/input';
import type { Span } from '../../core/text/span';

/** The cases that touch a span, found by bisection. */
export function boardsIn(cases: readonly BoardCase[], span: Span): readonly BoardCase[] {
  return cases
    .slice(firstEndingAt(cases, span.start), firstEndingAt(cases, span.end) + 1)
    .filter(({ span: { start, end } }) => start <= span.end && end >= span.start);
}

/** The case that an offset stands in, or right behind. */
export function boardAt(cases: readonly BoardCase[], offset: number): BoardCase | undefined {
  return boardsIn(cases, { start: offset, end: offset }).at(-1);
}

/** Index of the first case that ends at `offset` or later. */
function firstEndingAt(cases: readonly BoardCase[], offset: number): number {
  let low = 0;
  let high = cases.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cases[middle]?.span.end ?? Infinity) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
