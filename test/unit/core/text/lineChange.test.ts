import assert from 'node:assert/strict';
import fc from 'fast-check';
import { lineChangeBetween } from '../../../../src/core/text/lineChange';

describe('lineChangeBetween', () => {
  it('tells where lines were put in', () => {
    assert.deepEqual(lineChangeBetween(['a', 'b'], ['a', 'x', 'y', 'b']), { first: 1, last: 0, shift: 2 });
  });

  it('tells which lines were taken out', () => {
    assert.deepEqual(lineChangeBetween(['a', 'b', 'c', 'd'], ['a', 'd']), { first: 1, last: 2, shift: -2 });
  });

  it('tells which lines were edited', () => {
    assert.deepEqual(lineChangeBetween(['a', 'b', 'c'], ['a', 'B', 'c']), { first: 1, last: 1, shift: 0 });
  });

  it('leaves the lines around the change as they were, in their new places', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const { first, last, shift } = lineChangeBetween(before, after);
        assert.deepEqual(after.slice(0, first), before.slice(0, first));
        assert.deepEqual(after.slice(last + 1 + shift), before.slice(last + 1));
      }),
    );
  });
});
