import assert from 'node:assert/strict';
import { answerLines, outputLetterAt } from '../../../src/host/judgeOutput';

describe('outputLetterAt', () => {
  it('finds the letter and its word', () => {
    assert.deepEqual(outputLetterAt('DDHH', 2), { word: 'DDHH', letter: 2 });
    assert.deepEqual(outputLetterAt('\t AC ', 2), { word: 'AC', letter: 0 });
  });

  it('finds nothing on a centre symbol, around a word and on "No moves needed"', () => {
    assert.equal(outputLetterAt('2', 0), undefined);
    assert.equal(outputLetterAt(' AC', 0), undefined);
    assert.equal(outputLetterAt('AC', 2), undefined);
    assert.equal(outputLetterAt('No moves needed', 3), undefined);
  });

  it('finds nothing on a word with other letters', () => {
    assert.equal(outputLetterAt('AXE', 0), undefined);
  });
});

describe('answerLines', () => {
  it('gives the first lines of the answers', () => {
    assert.deepEqual(answerLines('AC\n2\nNo moves needed\n1\nDDHH\n2\n'), [0, 2, 4]);
    assert.deepEqual(answerLines('\nNo answer\nAXE\n 1\n\tAC \n2'), [4]);
    assert.deepEqual(answerLines(''), []);
  });

  it('counts lines as VS Code does', () => {
    assert.deepEqual(answerLines('AC\r\n2\r\nB\r2\r\rC'), [0, 2, 5]);
  });
});
