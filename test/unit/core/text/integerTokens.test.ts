import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { integerTokens } from '../../../../src/core/text/integerTokens';

describe('integerTokens', () => {
  it('reads integers by value, and tells what is none', () => {
    const text = '3 +04\r\n-1\tx2 1e3\n\n007';
    const tokens = [...integerTokens(text)];
    assert.deepEqual(
      tokens.map(({ value }) => value),
      [3, 4, -1, undefined, undefined, 7],
    );
    assert.deepEqual(
      tokens.map(({ startsLine }) => startsLine),
      [true, false, true, false, false, true],
    );
  });

  it('has the span of each token, also in a part of a text', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[!-~棋]{1,4}[\t\n\v\f\r ]$/)), fc.nat(9), (parts, offset) => {
        const text = parts.join('');
        const spans = [...integerTokens(text, offset)].map(({ span }) => span);
        assert.deepEqual(
          spans.map(({ start, end }) => text.slice(start - offset, end - offset)),
          text.split(/\s+/).filter((token) => token !== ''),
        );
      }),
    );
  });
});
