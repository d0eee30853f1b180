import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { InputDecoder } from '../../../../src/node/commandLine/inputDecoder';

/** What a decoder makes of bytes that come in pieces of `size`. */
function decode(bytes: Buffer, size: number): { text: string; encoding: string } {
  const decoder = new InputDecoder();
  let text = '';
  for (let at = 0; at < bytes.length; at += size) text += decoder.push(bytes.subarray(at, at + size));
  text += decoder.end();
  return { text, encoding: decoder.encoding };
}

describe('InputDecoder', () => {
  it('reads UTF-8, UTF-16 and both ends of it, however the bytes are cut', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((sample) => !sample.startsWith('\uFEFF'));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 5 }), (sample, size) => {
        assert.deepEqual(decode(Buffer.from(sample), size), { text: sample, encoding: 'utf-8' });
        const little = Buffer.from(`\uFEFF${sample}`, 'utf16le');
        assert.deepEqual(decode(little, size), { text: `\uFEFF${sample}`, encoding: 'utf-16le' });
        const big = Buffer.from(little).swap16();
        assert.deepEqual(decode(big, size), { text: `\uFEFF${sample}`, encoding: 'utf-16be' });
      }),
    );
  });

  it('keeps the byte order mark of UTF-8', () => {
    assert.equal(decode(Buffer.from('\uFEFF0'), 1).text, '\uFEFF0');
  });

  it('reads an input of no bytes and of one', () => {
    assert.equal(decode(Buffer.alloc(0), 1).text, '');
    assert.equal(decode(Buffer.from('0'), 1).text, '0');
  });

  it('puts U+FFFD in place of bytes that are no text', () => {
    assert.equal(decode(Buffer.from([49, 0xff, 50]), 3).text, '1\uFFFD2');
  });
});
