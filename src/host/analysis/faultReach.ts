import type { InputFault } from '../../core/problems/rotation/faults';
import type { Span } from '../../core/text/span';

/**
 * How far the faults reach: for each, the largest end of it and those before it. As it ascends, it can be bisected,
 * which the ends themselves cannot: a fault of a whole board holds those of its cells.
 *
 * @param faults in the order of their spans
 */
export function reachOf(faults: readonly InputFault[]): Float64Array {
  let reach = 0;
  return Float64Array.from(faults, ({ span }) => (reach = Math.max(reach, span.end)));
}

/** The faults that touch a span. */
export function faultsIn(faults: readonly InputFault[], reach: Float64Array, span: Span): InputFault[] {
  const found: InputFault[] = [];
  for (let i = firstReaching(reach, span.start); i < faults.length; i++) {
    const fault = faults[i];
    if (!fault || fault.span.start > span.end) break;
    if (fault.span.end >= span.start) found.push(fault);
  }
  return found;
}

function firstReaching(reach: Float64Array, offset: number): number {
  let low = 0;
  let high = reach.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((reach[middle] ?? Infinity) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
