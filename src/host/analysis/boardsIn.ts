import type { BoardCase } from '../../core/problems/rotation/input';
import { firstIndex } from '../../core/search/bisect';
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

/** The cases of which some character lies in one of the spans. */
export function boardsOverlapping(cases: readonly BoardCase[], spans: readonly Span[]): readonly BoardCase[] {
  const found = spans.flatMap((part) =>
    boardsIn(cases, part).filter(({ span }) => span.start < part.end && span.end > part.start),
  );
  return [...new Set(found)].sort((a, b) => a.index - b.index);
}

/** Index of the first case that ends at `offset` or later. */
function firstEndingAt(cases: readonly BoardCase[], offset: number): number {
  return firstIndex(cases.length, (index) => (cases[index]?.span.end ?? Infinity) >= offset);
}
