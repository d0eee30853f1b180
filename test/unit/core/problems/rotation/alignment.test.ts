import assert from 'node:assert/strict';
import {
  layoutAt,
  pictureEnd,
  runAfter,
  runFrom,
  skipStrayLines,
} from '../../../../../src/core/problems/rotation/alignment';
import { boardFromString } from '../../../../../src/core/problems/rotation/board';
import { boardAsText } from '../../../../../src/core/problems/rotation/layout';
import type { View } from '../../../../../src/core/problems/rotation/tokens';

const LINE = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';
const PICTURE = boardAsText(boardFromString(LINE.replaceAll(' ', '')), 'picture');
const view = (text: string, ends = true): View => ({ text, horizon: text.length, ends });

describe('runFrom', () => {
  it('counts good boards up to the first bad one', () => {
    assert.deepEqual(runFrom(view(`${LINE} ${LINE} x`), 0), { boards: 2, end: 95 });
  });

  it('has no end where the boards go on to the final 0 or to the end of the text', () => {
    assert.equal(runFrom(view(`${LINE} 0 x`), 0).boards, 1000);
    assert.equal(runFrom(view(`${LINE}\n`), 0).boards, 1000);
    assert.equal(runFrom(view(`${LINE}\n`, false), 0).boards, 1);
  });

  it('stops when it is certain enough', () => {
    assert.equal(runFrom(view(`${LINE}\n`.repeat(20)), 0).boards, 8);
  });
});

describe('runAfter', () => {
  it('counts from behind some tokens of any kind', () => {
    assert.equal(runAfter(view(`x 7 ${LINE} y`), 0, 2).boards, 1);
    assert.equal(runAfter(view('1 2'), 0, 3).boards, -1);
  });
});

describe('pictureEnd', () => {
  it('finds a board in the shape of #, whatever its symbols', () => {
    assert.equal(pictureEnd(view(PICTURE), 4), PICTURE.length);
    assert.equal(pictureEnd(view(PICTURE.replace('2', 'x')), 4), PICTURE.length);
    assert.equal(pictureEnd(view(LINE), 0), undefined);
  });
});

describe('layoutAt', () => {
  it('is clear where a line of whole boards or a picture starts', () => {
    for (const text of [LINE, `${LINE} ${LINE}`, `${LINE} 0`, PICTURE.trimStart()]) {
      assert.equal(layoutAt(view(text), 0), 'clear', text);
    }
  });

  it('makes a board likely where a line nearly holds one', () => {
    for (const text of [LINE.slice(2), `${LINE} 1`]) assert.equal(layoutAt(view(text), 0), 'likely', text);
    for (const text of [LINE.slice(20), '0', '']) assert.equal(layoutAt(view(text), 0), 'open', text);
  });
});

describe('skipStrayLines', () => {
  it('goes to the first line of numbers', () => {
    const text = `// one\n\nBoard 2:\n${LINE}`;
    assert.equal(skipStrayLines(view(text), 0), text.indexOf(LINE));
    assert.equal(skipStrayLines(view(LINE), 0), 0);
  });
});
