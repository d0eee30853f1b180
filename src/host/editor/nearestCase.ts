import type { BoardCase } from '../../core/problems/rotation/input';

/** The case that a caret stands in or behind: the last one that starts at or before the offset, else the first. */
export function nearestCase(cases: readonly BoardCase[], offset: number): number {
  let low = 0;
  let high = cases.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((cases[middle]?.span.start ?? Infinity) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
