import assert from 'node:assert/strict';
import { boardAt, boardsIn, boardsOverlapping } from '../../../../src/host/analysis/boardsIn';
import { readInput } from '../../../../src/core/problems/rotation/input';

const BOARD = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';
const LINE = BOARD.length + 1;
const { cases } = readInput(`${BOARD}\n${BOARD}\n${BOARD}\n0\n`);

const indices = (start: number, end: number): number[] =>
  boardsIn(cases, { start, end }).map(({ index }) => index);

describe('boardsIn', () => {
  it('finds the boards that touch a span', () => {
    assert.deepEqual(indices(0, 3 * LINE + 2), [0, 1, 2]);
    assert.deepEqual(indices(LINE + 3, LINE + 4), [1]);
    assert.deepEqual(indices(BOARD.length, LINE), [0, 1]);
  });

  it('finds none behind the last one', () => {
    assert.deepEqual(indices(3 * LINE, 3 * LINE + 2), []);
  });
});

describe('boardsOverlapping', () => {
  const overlapping = (...spans: [number, number][]): number[] =>
    boardsOverlapping(
      cases,
      spans.map(([start, end]) => ({ start, end })),
    ).map(({ index }) => index);

  it('finds the board of a line that is selected with its line break, and not the next one', () => {
    assert.deepEqual(overlapping([LINE, 2 * LINE]), [1]);
  });

  it('finds each board once, in order', () => {
    assert.deepEqual(overlapping([LINE + 9, LINE + 12], [2, 4], [LINE + 1, LINE + 3]), [0, 1]);
    assert.deepEqual(overlapping([3 * LINE, 3 * LINE + 1]), []);
  });
});

describe('boardAt', () => {
  it('finds the board that an offset stands in, or right behind', () => {
    assert.equal(boardAt(cases, LINE + 10)?.index, 1);
    assert.equal(boardAt(cases, BOARD.length)?.index, 0);
    assert.equal(boardAt(cases, 3 * LINE), undefined);
  });
});
