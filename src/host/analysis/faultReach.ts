import type { InputFault } from '../../core/problems/rotation/faults';
import { firstIndex } from '../../core/search/bisect';
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
  const first = firstIndex(reach.length, (index) => (reach[index] ?? Infinity) >= span.start);
  for (let i = first; i < faults.length; i++) {
    const fault = faults[i];
    if (!fault || fault.span.start > span.end) break;
    if (fault.span.end >= span.start) found.push(fault);
  }
  return found;
}
