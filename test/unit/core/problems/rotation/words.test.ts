import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { CENTRE } from '../../../../../src/core/problems/rotation/board';
import { lengthOf, packWord, unpackWord, wordOf } from '../../../../../src/core/problems/rotation/words';
import { word } from '../../../../support/core/arbitraries';
import { wordTable } from '../../../../support/core/tables';

/** The number that stands for a word, spelled out. */
function pack(letters: string): number {
  const digits = Array.from(letters, (letter) => letter.charCodeAt(0) - 65);
  return digits.reduce((value, digit) => value * 8 + digit, 0) + letters.length * 2 ** 42;
}

describe('words', () => {
  it('has the empty word for the centre', () => {
    assert.equal(unpackWord(wordOf(wordTable(), CENTRE)), '');
  });

  it('takes at most 16 MB', () => {
    assert.ok(wordTable().byteLength <= 16e6);
  });
});

describe('packed words', () => {
  it('are packed from their letters and unpack into them', () => {
    fc.assert(
      fc.property(word(14), (letters) => {
        assert.equal(packWord(letters), pack(letters));
        assert.equal(unpackWord(pack(letters)), letters);
        assert.equal(lengthOf(pack(letters)), letters.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('are ordered by length, then as a dictionary orders them', () => {
    fc.assert(
      fc.property(word(14), word(14), (a, b) => {
        const byText = a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
        assert.equal(Math.sign(pack(a) - pack(b)), Math.sign(byText));
      }),
      { numRuns: 1000 },
    );
  });
});
