import assert from 'node:assert/strict';
import { readInput } from '../../../../src/core/problems/rotation/input';
import { nearestCase } from '../../../../src/host/editor/nearestCase';

const BOARD = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';
const TEXT = `\n${BOARD}\n${BOARD}\n${BOARD}\n0\n`;

describe('nearestCase', () => {
  const { cases } = readInput(TEXT);

  it('finds the case that an offset stands in', () => {
    for (const { index, span } of cases) {
      assert.equal(nearestCase(cases, span.start), index);
      assert.equal(nearestCase(cases, span.end), index);
    }
  });

  it('takes the first case before it and the last one behind it', () => {
    assert.equal(nearestCase(cases, 0), 0);
    assert.equal(nearestCase(cases, TEXT.length), 2);
  });

  it('is 0 where there is no case', () => {
    assert.equal(nearestCase([], 5), 0);
  });
});
