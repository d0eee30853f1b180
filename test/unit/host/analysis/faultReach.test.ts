import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { InputFault } from '../../../../src/core/problems/rotation/faults';
import { faultsIn, reachOf } from '../../../../src/host/analysis/faultReach';

function faultAt(start: number, end: number): InputFault {
  return { code: 'missing-terminator', span: { start, end } };
}

describe('faultsIn', () => {
  it('finds the fault of a board from each of its cells', () => {
    const faults = [faultAt(0, 47), faultAt(4, 5), faultAt(48, 95)];
    const at = (offset: number): InputFault[] =>
      faultsIn(faults, reachOf(faults), { start: offset, end: offset });
    assert.deepEqual(at(30), [faults[0]]);
    assert.deepEqual(at(5), [faults[0], faults[1]]);
    assert.deepEqual(at(60), [faults[2]]);
    assert.deepEqual(at(96), []);
  });

  it('finds all that touch a span, and no others', () => {
    const span = fc.tuple(fc.nat(40), fc.nat(12)).map(([start, length]) => ({ start, end: start + length }));
    fc.assert(
      fc.property(fc.array(span), span, (spans, within) => {
        const faults = spans
          .sort((a, b) => a.start - b.start || a.end - b.end)
          .map(({ start, end }) => faultAt(start, end));
        const touching = faults.filter(
          (fault) => fault.span.start <= within.end && fault.span.end >= within.start,
        );
        assert.deepEqual(faultsIn(faults, reachOf(faults), within), touching);
      }),
    );
  });
});
