import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { countBits, highestBit, lowestBit } from '../../../src/core/bits';

describe('bits', () => {
  it('are counted and found in any 32-bit number, signed or not', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.nat(0xffffffff)), (number) => {
        const digits = (number >>> 0).toString(2);
        assert.equal(countBits(number), digits.replaceAll('0', '').length);
        if (number === 0) return;
        assert.equal(highestBit(number), digits.length - 1);
        assert.equal(lowestBit(number), digits.length - 1 - digits.lastIndexOf('1'));
      }),
    );
  });

  it('are none in 0', () => {
    assert.deepEqual([countBits(0), highestBit(0), lowestBit(0)], [0, -1, -1]);
  });
});
