import assert from 'node:assert/strict';
import type { Verdict } from '../../../../src/core/judge/verdict';
import { marksSnapshot } from '../../../../src/host/editor/marksSnapshot';
import type { Mark } from '../../../../src/host/marks/boardMark';
import { InputMarks } from '../../../../src/host/marks/inputMarks';
import type { MarkView } from '../../../../src/protocol/messages';
import { parseToWebview } from '../../../../src/protocol/parseToWebview';

const markOn = (index: number, verdict: Verdict = 'WA'): Mark => ({ case: index, verdict });

const viewOf = ({ verdict }: Mark): MarkView => ({
  source: 'file:///a.out',
  name: 'a.out',
  verdict,
  summary: '',
  message: '',
});

describe('marksSnapshot', () => {
  it('tells of the boards in view and of the selected one, and how many there are in all', () => {
    const marks = new InputMarks([0, 3, 4, 9, 50].map((index) => markOn(index)));
    const { count, cases } = marksSnapshot(marks, 1, { first: 2, count: 4, selected: 50 }, viewOf);
    assert.equal(count, 5);
    assert.deepEqual(
      cases.map((each) => each.case),
      [3, 4, 50],
    );
  });

  it('tells once of a selected board that is in view', () => {
    const marks = new InputMarks([markOn(3), markOn(3, 'PE')]);
    const { cases } = marksSnapshot(marks, 1, { first: 0, count: 4, selected: 3 }, viewOf);
    assert.deepEqual(
      cases.map(({ case: index, count }) => [index, count]),
      [[3, 2]],
    );
  });

  it('gives a board the gravest of its verdicts, be it of one that is only counted', () => {
    const marks = new InputMarks([...Array.from({ length: 7 }, () => markOn(0, 'PE')), markOn(0, 'RE')]);
    const { cases } = marksSnapshot(marks, 1, { first: 0, count: 1, selected: 0 }, viewOf);
    assert.equal(cases[0]?.verdict, 'RE');
    assert.equal(cases[0].count, 8);
    assert.equal(cases[0].first.length, 6);
  });

  it('does not grow with the boards that fail', () => {
    const marks = new InputMarks(Array.from({ length: 100_000 }, (_, index) => markOn(index)));
    const { count, cases } = marksSnapshot(marks, 1, { first: 70_000, count: 10, selected: 0 }, viewOf);
    assert.equal(count, 100_000);
    assert.equal(cases.length, 11);
  });

  it('is a message of the protocol', () => {
    for (const marks of [undefined, new InputMarks([markOn(0), markOn(1, 'TLE')])]) {
      const snapshot = marksSnapshot(marks, 7, { first: 0, count: 2, selected: 0 }, viewOf);
      assert.deepEqual(parseToWebview(structuredClone(snapshot)), snapshot);
    }
  });
});
