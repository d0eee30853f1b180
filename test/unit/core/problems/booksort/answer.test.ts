import assert from 'node:assert/strict';
import {
  type Answer,
  describeAnswer,
  describeOperation,
  formatAnswer,
  formatOutput,
} from '../../../../../src/core/problems/booksort/answer';
import { english } from '../../../../../src/core/text/translate';

const operation = { from: 2, to: 3, behind: 5 };

function inOperations(count: number): Answer {
  return { kind: 'operations', operations: Array.from({ length: count }, () => operation) };
}

describe('formatAnswer', () => {
  it('gives the number up to 4, and above it what the judge prints', () => {
    assert.equal(formatAnswer(inOperations(0)), '0');
    assert.equal(formatAnswer(inOperations(4)), '4');
    assert.equal(formatAnswer(inOperations(5)), '5 or more');
    assert.equal(formatAnswer({ kind: 'above-limit' }), '5 or more');
    assert.equal(formatAnswer(inOperations(4), '>= 5'), '4');
    assert.equal(formatAnswer({ kind: 'above-limit' }, '>= 5'), '>= 5');
  });
});

describe('formatOutput', () => {
  it('puts each answer on a line', () => {
    assert.equal(formatOutput([inOperations(2), { kind: 'above-limit' }]), '2\n5 or more\n');
    assert.equal(formatOutput([inOperations(7)], '>= 5'), '>= 5\n');
    assert.equal(formatOutput([]), '');
  });
});

describe('describeAnswer', () => {
  it('lists the operations', () => {
    assert.equal(describeAnswer(inOperations(0), english), 'sorted already');
    assert.equal(describeAnswer(inOperations(1), english), '1 operation: 2–3 → 5');
    assert.equal(describeAnswer(inOperations(2), english), '2 operations: 2–3 → 5, 2–3 → 5');
    assert.equal(describeAnswer({ kind: 'above-limit' }, english), '5 operations or more');
  });
});

describe('describeOperation', () => {
  it('says which books go where', () => {
    const inWords = (from: number, to: number, behind: number): string =>
      describeOperation({ from, to, behind }, english);
    assert.equal(inWords(2, 3, 5), 'Put the books on places 2 to 3 behind place 5');
    assert.equal(inWords(2, 2, 5), 'Put the book on place 2 behind place 5');
    assert.equal(inWords(3, 4, 0), 'Put the books on places 3 to 4 at the front');
    assert.equal(inWords(3, 3, 0), 'Put the book on place 3 at the front');
  });
});
