import assert from 'node:assert/strict';
import { type Fix, fixesFor } from '../../../../../src/core/problems/rotation/fixes';
import { readInput } from '../../../../../src/core/problems/rotation/input';
import { type Span, applyEdits } from '../../../../../src/core/text/span';
import { english } from '../../../../../src/core/text/translate';

const LINE = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';

/** The ways to mend the first fault of a text. */
function fixesOf(text: string, place?: Span, eol = '\n'): Fix[] {
  const input = readInput(text);
  const [fault] = input.faults;
  assert.ok(fault);
  return fixesFor(fault, { text, input, eol, t: english, ...(place ? { place } : {}) });
}

/** Their titles and results. */
function fixed(text: string, place?: Span, eol?: string): [string, string][] {
  return fixesOf(text, place, eol).map(({ title, edits }) => [title, applyEdits(text, edits)]);
}

describe('fixesFor', () => {
  it('adds the final 0 behind the last number', () => {
    const title = 'Add the final 0';
    assert.deepEqual(fixed(LINE), [[title, `${LINE}\n0\n`]]);
    assert.deepEqual(fixed(`${LINE}\n`), [[title, `${LINE}\n0\n`]]);
    assert.deepEqual(fixed(`${LINE}\r\n\r\n`, undefined, '\r\n'), [[title, `${LINE}\r\n0\r\n\r\n`]]);
    assert.deepEqual(fixed(''), [[title, '0\n']]);
  });

  it('takes out a byte order mark', () => {
    assert.deepEqual(fixed(`\uFEFF${LINE}\n0\n`), [['Remove the byte order mark', `${LINE}\n0\n`]]);
  });

  it('takes out the text after the 0', () => {
    assert.deepEqual(fixed(`${LINE}\n0 1 1\nend`), [['Remove the text after the 0', `${LINE}\n0\n`]]);
  });

  it('completes a truncated board where one symbol is all that can be missing', () => {
    assert.deepEqual(fixed(`${LINE.slice(0, -2)}\n0\n`), [['Complete the board with 3', `${LINE}\n0\n`]]);
    assert.deepEqual(fixed(`${LINE.slice(0, -4)}\n0\n`), [['Complete the board with 3 3', `${LINE}\n0\n`]]);
  });

  it('does not guess where several symbols may be missing', () => {
    assert.deepEqual(fixed(`${LINE.slice(0, -6)}\n0\n`), []);
  });

  it('changes the surplus symbol that the caret or the selection stands on, else the last one', () => {
    const text = `2${LINE.slice(1)}\n0\n`;
    const last = `2${LINE.slice(1, 40)}1${LINE.slice(41)}\n0\n`;
    assert.deepEqual(fixed(text), [['Change the last 2 of the board into 1', last]]);
    assert.deepEqual(fixed(text, { start: 0, end: 0 }), [['Change this 2 into 1', `${LINE}\n0\n`]]);
  });

  it('takes the range of a whole board for no choice of a symbol', () => {
    const text = `2${LINE.slice(1, -1)}3\n0\n`;
    const [whole] = fixed(text, { start: 0, end: LINE.length });
    assert.equal(whole?.[0], 'Change the last 2 of the board into 1');
    assert.equal(fixed(text, { start: 0, end: 1 })[0]?.[0], 'Change this 2 into 1');
  });

  it('is certain only where nothing is guessed', () => {
    const certain = (text: string, place?: Span): boolean[] => fixesOf(text, place).map((fix) => fix.certain);
    const uneven = `2${LINE.slice(1)}\n0\n`;
    assert.deepEqual(certain(uneven), [false]);
    assert.deepEqual(certain(uneven, { start: 0, end: 0 }), [false]);
    assert.deepEqual(certain(`Sample Input\n${LINE}\n0\n`), [false]);
    for (const text of [
      LINE,
      `\uFEFF${LINE}\n0\n`,
      `${LINE}\n0 1`,
      `${LINE.slice(0, -2)}\n0\n`,
      `x${LINE.slice(1)}\n0\n`,
      `１${LINE.slice(1)}\n0\n`,
      `${LINE.replaceAll(' ', '')}\n0\n`,
    ]) {
      assert.deepEqual(certain(text), [true], text);
    }
  });

  it('does not guess which of two symbols is lacking', () => {
    assert.deepEqual(fixed(`2 2${LINE.slice(3).replace('3', '2')}\n0\n`), []);
  });

  it('replaces a foreign symbol with the one that is lacking', () => {
    assert.deepEqual(fixed(`x${LINE.slice(1)}\n0\n`), [['Replace “x” with 1', `${LINE}\n0\n`]]);
    assert.deepEqual(fixed(`one${LINE.slice(1)}\n0\n`), [['Replace “one” with 1', `${LINE}\n0\n`]]);
    assert.deepEqual(fixed(`4 4${LINE.slice(3)}\n0\n`), [['Replace “4” with 1', `1 4${LINE.slice(3)}\n0\n`]]);
    assert.deepEqual(fixed(`4 1 1 1 4${LINE.slice(9)}\n0\n`), []);
  });

  it('takes a full-width digit for what it looks like', () => {
    assert.deepEqual(fixed(`１${LINE.slice(1)}\n0\n`), [['Replace “１” with 1', `${LINE}\n0\n`]]);
  });

  it('puts spaces between symbols that stand together', () => {
    assert.deepEqual(fixed(`${LINE.replaceAll(' ', '')}\n0\n`), [
      ['Put spaces between the symbols', `${LINE}\n0\n`],
    ]);
  });

  it('takes out text that belongs to no board', () => {
    assert.deepEqual(fixed(`Sample Input\n${LINE}\n0\n`), [['Remove this text', `${LINE}\n0\n`]]);
    assert.deepEqual(fixed(`${LINE} // solved\n0\n`), [['Remove this text', `${LINE} \n0\n`]]);
  });
});
