import assert from 'node:assert/strict';
import { describeFault, severityOf } from '../../../../../src/core/problems/squares/faults';
import { readInput } from '../../../../../src/core/problems/squares/input';
import { english } from '../../../../../src/core/text/translate';

function messages(text: string): string[] {
  return readInput(text).faults.map((fault) => describeFault(fault, english));
}

describe('describeFault', () => {
  it('says what judges promise of a size, and what it may be here', () => {
    assert.deepEqual(messages('1\n6\n0\n'), [
      'Judges promise a size of at most 5: programs with room for 60 matches fail on 6.',
    ]);
    assert.deepEqual(messages('1\n9\n0\n'), ['“9” is no size of a grid: it is 1 to 8.']);
  });

  it('says what must follow the size', () => {
    assert.deepEqual(messages('2\n2\n3\n1 4\n'), [
      'How many matches are gone must follow the size: 0 where none are.',
    ]);
    assert.deepEqual(messages('1\n2\n13 1 2\n'), [
      '“13” is no number of matches that are gone: the grid has 12.',
    ]);
  });

  it('says how many matches are named and how many are to be', () => {
    assert.deepEqual(messages('1\n3\n3 9 2\n'), ['Matches that are gone: 3; named: 2.']);
    assert.deepEqual(messages('2\n3\n1 9 2\n2\n0\n'), [
      'Matches that are gone: 1; named: 2. Programs take the rest for the next case.',
    ]);
  });

  it('says which matches there are', () => {
    assert.deepEqual(messages('1\n1\n3 5 2 2\n'), [
      '“5” is no match of this grid: they are 1 to 4.',
      'Match 2 stands here a second time: it is gone only once.',
    ]);
  });

  it('says which of the cases judges read', () => {
    assert.deepEqual(messages('0\n2\n0\n'), ['“0” is no number of cases that programs can read.']);
    assert.deepEqual(messages('2\n0\n1\n0\n'), [
      'The number of cases is missing: judge input starts with it.',
    ]);
    assert.match(messages('3\n2\n0\n')[0] ?? '', /^The number of cases says 3, the input has 1: programs/);
    assert.match(
      messages('1\n2\n0\n1\n0\n')[0] ?? '',
      /^The number of cases says 1, the input has 2: judges/,
    );
    assert.match(messages('1\n2\n0\nEnd')[0] ?? '', /^Judges stop reading after the last case/);
  });

  it('says what to do about numbers that commas hold together', () => {
    assert.ok(
      messages('1\n3\n3 1,2,3\n').includes('“1,2,3” is not a number: put spaces between the numbers.'),
    );
    assert.match(messages('1\n3\n3 1 x 3\n')[0] ?? '', /Programs that read numbers stop here/);
  });

  it('says why a byte order mark matters', () => {
    assert.match(messages('\uFEFF1\n2\n0\n')[0] ?? '', /programs take for a part of the first number/);
  });

  it('quotes the start of a long token, and nothing that a terminal obeys', () => {
    assert.ok((messages(`1\n1\n1 ${'9'.repeat(5000)}\n`)[0] ?? '').length < 120);
    assert.match(messages('1\n2\n1 \u001b[31m1\n')[0] ?? '', /“\\x1b\[31m1”/);
  });
});

describe('severityOf', () => {
  it('holds what programs read past for less than what breaks them', () => {
    assert.equal(severityOf('bad-size'), 'error');
    assert.equal(severityOf('large-size'), 'warning');
    assert.equal(severityOf('repeated-match'), 'warning');
    assert.equal(severityOf('uncounted-cases'), 'warning');
    assert.equal(severityOf('text-after-last-case'), 'warning');
  });
});
