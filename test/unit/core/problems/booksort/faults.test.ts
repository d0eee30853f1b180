import assert from 'node:assert/strict';
import { describeFault, severityOf } from '../../../../../src/core/problems/booksort/faults';
import { readInput } from '../../../../../src/core/problems/booksort/input';
import { english } from '../../../../../src/core/text/translate';

function messages(text: string): string[] {
  return readInput(text).faults.map((fault) => describeFault(fault, english));
}

describe('describeFault', () => {
  it('says what a number of cases or books must be', () => {
    assert.deepEqual(messages('0\n2\n2 1\n'), ['“0” is no number of cases that programs can read.']);
    assert.deepEqual(messages('1\n16\n'), ['“16” is no number of books: it is 1 to 15.']);
    assert.deepEqual(messages('2\n2 1\n1\n1\n'), [
      'The number of cases is missing: judge input starts with it.',
    ]);
    assert.deepEqual(messages('2\n3 2 1\n2\n2 1\n'), ['The number of books is missing: 3 before this line.']);
  });

  it('says which of the cases judges read', () => {
    assert.deepEqual(messages('3\n2\n2 1\n'), [
      'The number of cases says 3, the input has 1: programs fail, or answer the last one again.',
    ]);
    assert.deepEqual(messages('1\n2\n2 1\n1\n1\n'), [
      'The number of cases says 1, the input has 2: judges never read the others.',
    ]);
    assert.match(messages('1\n2\n2 1\nEnd')[0] ?? '', /^Judges stop reading after the last case/);
  });

  it('says how many numbers are missing or too many', () => {
    assert.deepEqual(messages('1\n3\n2 1\n'), ['1 of the 3 books of this shelf is missing.']);
    assert.deepEqual(messages('1\n3\n'), ['3 of the 3 books of this shelf are missing.']);
    assert.deepEqual(messages('2\n2\n2 1 3\n1\n1\n'), [
      '1 number more than the 2 books: programs take it for the next case.',
    ]);
    assert.deepEqual(messages('2\n2\n2 1 3 4\n1\n1\n'), [
      '2 numbers more than the 2 books: programs take them for the next case.',
    ]);
  });

  it('says which books there are', () => {
    assert.deepEqual(messages('1\n3\n4 2 2\n'), [
      '“4” is no book of this shelf: they are 1 to 3.',
      'Book 2 stands here a second time: each stands on a shelf once.',
    ]);
  });

  it('says what to do about numbers that commas hold together', () => {
    assert.ok(messages('1\n3\n3,2,1\n').includes('“3,2,1” is not a number: put spaces between the numbers.'));
    assert.match(messages('1\n3\n3 x 1\n')[0] ?? '', /Programs that read numbers stop here/);
  });

  it('says why a byte order mark matters', () => {
    assert.match(messages('\uFEFF1\n1\n1\n')[0] ?? '', /programs take for a part of the first number/);
  });

  it('quotes the start of a long token, and nothing that a terminal obeys', () => {
    assert.ok((messages(`1\n1\n${'9'.repeat(5000)}\n`)[0] ?? '').length < 120);
    assert.match(messages('1\n2\n2 \u001b[31m1\n')[0] ?? '', /“\\x1b\[31m1”/);
  });
});

describe('severityOf', () => {
  it('holds what judges never read for less than what breaks programs', () => {
    assert.equal(severityOf('bad-book-count'), 'error');
    assert.equal(severityOf('uncounted-cases'), 'warning');
    assert.equal(severityOf('text-after-last-case'), 'warning');
  });
});
