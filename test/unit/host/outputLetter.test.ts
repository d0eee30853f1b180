import assert from 'node:assert/strict';
import { outputLetterAt } from '../../../src/host/outputLetter';

const OUTPUT = 'AC\n2\nNo moves needed\n1\nDDHH\n2\n';

describe('outputLetterAt', () => {
  it('finds the letter, its word and the place of the answer', () => {
    const offset = OUTPUT.indexOf('DDHH') + 2;
    assert.deepEqual(outputLetterAt(OUTPUT, offset), { answer: 2, answers: 3, word: 'DDHH', letter: 2 });
  });

  it('finds nothing on a centre symbol, on a line break and on "No moves needed"', () => {
    for (const offset of [OUTPUT.indexOf('2'), 2, OUTPUT.indexOf('moves'), OUTPUT.length]) {
      assert.equal(outputLetterAt(OUTPUT, offset), undefined);
    }
  });

  it('reads lines that end with a carriage return or stand indented', () => {
    assert.deepEqual(outputLetterAt(' AC\r\n2\r\n', 2), { answer: 0, answers: 1, word: 'AC', letter: 1 });
  });

  it('finds nothing on a word with other letters', () => {
    assert.equal(outputLetterAt('AXE\n1\n', 0), undefined);
  });
});
