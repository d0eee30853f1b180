import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { firstIndex } from '../../../../src/core/search/bisect';

describe('firstIndex', () => {
  it('finds the first index that holds, as a walk over all does', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.nat(21), (values, least) => {
        const ascending = values.sort((a, b) => a - b);
        const walked = ascending.findIndex((value) => value >= least);
        const found = firstIndex(ascending.length, (index) => (ascending[index] ?? 0) >= least);
        assert.equal(found, walked < 0 ? ascending.length : walked);
      }),
    );
  });
});
