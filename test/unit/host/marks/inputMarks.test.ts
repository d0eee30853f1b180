import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Mark } from '../../../../src/host/marks/boardMark';
import { InputMarks } from '../../../../src/host/marks/inputMarks';

const markOn = (index: number): Mark => ({ case: index, verdict: 'WA' });

/** Boards of marks, in order; a board may have several. */
const boards = fc.array(fc.nat({ max: 20 }), { maxLength: 30 }).map((cases) => cases.sort((a, b) => a - b));

describe('InputMarks', () => {
  it('counts the boards and not the marks', () => {
    assert.equal(new InputMarks([1, 1, 4, 4, 4, 7].map(markOn)).boardCount, 3);
    assert.equal(new InputMarks([]).boardCount, 0);
  });

  it('finds the marks of some boards, as looking through all does', () => {
    fc.assert(
      fc.property(boards, fc.nat({ max: 22 }), fc.nat({ max: 22 }), (cases, first, count) => {
        const found = new InputMarks(cases.map(markOn)).on(first, count).map((mark) => mark.case);
        assert.deepEqual(
          found,
          cases.filter((index) => index >= first && index < first + count),
        );
      }),
    );
  });

  it('goes from each marked board to the next, and from the last to the first', () => {
    const marks = new InputMarks([1, 1, 4, 7].map(markOn));
    assert.deepEqual(
      [0, 1, 2, 4, 7, 9].map((index) => marks.next(index)),
      [1, 4, 4, 7, 1, 1],
    );
    assert.equal(new InputMarks([]).next(0), undefined);
  });

  it('is of a version where no output was checked against another', () => {
    const [checked, run] = [{ ...markOn(0), version: 3 }, markOn(1)];
    assert.ok(new InputMarks([checked, run]).isOf(3));
    assert.ok(!new InputMarks([checked, run]).isOf(4));
    assert.ok(!new InputMarks([checked, { ...checked, version: 4 }]).isOf(4));
    assert.ok(new InputMarks([run]).isOf(4));
  });
});
