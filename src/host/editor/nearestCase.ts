import type { BoardCase } from '../../core/problems/rotation/input';
import { firstIndex } from '../../core/search/bisect';

/** The case that a caret stands in or behind: the last one that starts at or before the offset, else the first. */
export function nearestCase(cases: readonly BoardCase[], offset: number): number {
  const next = firstIndex(cases.length, (index) => (cases[index]?.span.start ?? Infinity) > offset);
  return Math.max(next - 1, 0);
}
