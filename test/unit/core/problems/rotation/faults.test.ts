import assert from 'node:assert/strict';
import { countFaults, describeFault, severityOf } from '../../../../../src/core/problems/rotation/faults';
import { readInput } from '../../../../../src/core/problems/rotation/input';
import { english, translator } from '../../../../../src/core/text/translate';

const LINE = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';

function messages(text: string): string[] {
  return readInput(text).faults.map((fault) => describeFault(fault, english));
}

describe('describeFault', () => {
  it('says which symbols stand how often on an uneven board', () => {
    assert.deepEqual(messages(`2${LINE.slice(1)}\n0`), [
      '1 stands 7 times, 2 stands 9 times: each symbol must stand on a board 8 times, or it has no answer.',
    ]);
  });

  it('joins the counts as the language does', () => {
    const t = translator({ ', ': '、', '{0} stands {1} times': '{0} 有 {1} 个' });
    const [fault] = readInput(`2${LINE.slice(1)}\n0`).faults;
    assert.ok(fault);
    assert.match(describeFault(fault, t), /^1 有 7 个、2 有 9 个: /);
  });

  it('says how many numbers are missing', () => {
    assert.deepEqual(messages(`${LINE.slice(0, -2)}\n0`), ['1 of the 24 numbers of this board is missing.']);
    assert.deepEqual(messages(`1\n0`), ['23 of the 24 numbers of this board are missing.']);
  });

  it('tells symbols written together from other foreign symbols', () => {
    assert.deepEqual(messages(`12${LINE.slice(1)}\n0`), [
      '“12” is one number to a judge: put spaces between the symbols.',
    ]);
    assert.deepEqual(messages(`4${LINE.slice(1)}\n0`), [
      '“4” is none of the symbols 1, 2 and 3. Programs hang on it or answer nonsense.',
    ]);
  });

  it('says why a missing final 0 and a byte order mark matter', () => {
    assert.match(messages(LINE)[0] ?? '', /Of 45 public programs tried, 31 hang/);
    assert.match(messages(`\uFEFF${LINE}\n0`)[0] ?? '', /Of 45 public programs tried, 43 fail/);
  });

  it('names the encoding where zero bytes give it away', () => {
    assert.match(messages('1\u0000 \u00002\u0000 \u0000')[0] ?? '', /UTF-16/);
  });

  it('quotes at most the start of a long token', () => {
    assert.ok((messages('x'.repeat(5000))[0] ?? '').length < 120);
  });
});

describe('countFaults', () => {
  it('counts errors and warnings, and no information', () => {
    assert.equal(countFaults(readInput(`${`${LINE}\n`.repeat(31)}0\n`).faults), 0);
    assert.equal(countFaults(readInput(`${`${LINE}\n`.repeat(31)}4\n0\nrest`).faults), 3);
  });
});

describe('severityOf', () => {
  it('holds what breaks programs for an error, and what judges skip for less', () => {
    assert.equal(severityOf('missing-terminator'), 'error');
    assert.equal(severityOf('text-after-terminator'), 'warning');
    assert.equal(severityOf('more-than-30-boards'), 'information');
  });
});
