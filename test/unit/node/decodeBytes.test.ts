import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decodeBytes } from '../../../src/node/decodeBytes';

const GBK = Buffer.from([0xc6, 0xe5, 0xc5, 0xcc]);

describe('decodeBytes', () => {
  it('gives back any text that is in UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        assert.equal(decodeBytes(Buffer.from(text)), text);
      }),
    );
  });

  it('takes the start of a text in UTF-8, cut anywhere, for no other encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), (text, at) => {
        const bytes = Buffer.from(text);
        assert.ok(text.startsWith(decodeBytes(bytes.subarray(0, at % (bytes.length + 1)), true)));
      }),
    );
  });

  it('reads UTF-16 where a mark says so, and keeps the mark', () => {
    const little = Buffer.from('\uFEFF棋盘 A', 'utf16le');
    assert.equal(decodeBytes(little), '\uFEFF棋盘 A');
    assert.equal(decodeBytes(little.subarray(0, 5), true), '\uFEFF棋');
    assert.equal(decodeBytes(Buffer.from(little).swap16()), '\uFEFF棋盘 A');
  });

  it('reads GBK', () => {
    assert.equal(decodeBytes(GBK), '棋盘');
    assert.equal(decodeBytes(GBK.subarray(0, 3), true), '棋');
  });

  it('keeps a byte order mark, which a judge would see too', () => {
    assert.equal(decodeBytes(Buffer.from('\uFEFFAC')), '\uFEFFAC');
  });

  it('reads bytes that are no text', () => {
    assert.match(decodeBytes(Buffer.from([0x41, 0xff, 0xff])), /^A\uFFFD/);
  });
});
