import assert from 'node:assert/strict';
import {
  isBlank,
  isBreak,
  isSpace,
  skipBlank,
  skipBreak,
  skipSpace,
} from '../../../../src/core/text/whiteSpace';

describe('white space', () => {
  it('is what C takes for it, and nothing of Unicode besides', () => {
    const found = Array.from({ length: 0x3100 }, (_, code) => code).filter(isSpace);
    assert.deepEqual(found, [9, 10, 11, 12, 13, 32]);
  });

  it('is blank unless it ends a line', () => {
    const codes = Array.from({ length: 0x3100 }, (_, code) => code);
    assert.deepEqual(codes.filter(isBlank), [9, 11, 12, 32]);
    assert.deepEqual(codes.filter(isBreak), [10, 13]);
  });

  it('is gone over as a whole, or up to the end of the line', () => {
    assert.equal(skipSpace(' \t\r\n x', 0), 5);
    assert.equal(skipSpace('x  ', 1), 3);
    assert.equal(skipBlank(' \t\r\n x', 0), 2);
  });

  it('takes a line break of any kind as one', () => {
    for (const eol of ['\n', '\r\n', '\r']) assert.equal(skipBreak(`a${eol}b`, 1), 1 + eol.length);
    assert.equal(skipBreak('ab', 1), 1);
  });
});
