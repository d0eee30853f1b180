import assert from 'node:assert/strict';
import { headOf } from '../../../../src/core/text/headOf';

describe('headOf', () => {
  it('gives a short token whole and the first 24 characters of a long one', () => {
    assert.equal(headOf('1 two 3', 2, 5), 'two');
    assert.equal(headOf('x'.repeat(99), 0, 99), 'x'.repeat(24));
  });

  it('cuts no character in two', () => {
    assert.equal(headOf('😀'.repeat(99), 0, 198), '😀'.repeat(24));
  });
});
