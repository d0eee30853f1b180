import assert from 'node:assert/strict';
import {
  endOf,
  middleOf,
  moveOf,
  operationOf,
  startOf,
} from '../../../../../src/core/problems/booksort/move';
import { operate, sortedShelf } from '../../../../../src/core/problems/booksort/shelf';
import { everySwap } from '../../../../support/core/shelves';

describe('moveOf', () => {
  it('keeps the three gaps, and orders moves by the first, the second and the third', () => {
    const moves = everySwap(15).map(moveOf);
    assert.deepEqual(
      moves.map((move) => ({ start: startOf(move), middle: middleOf(move), end: endOf(move) })),
      everySwap(15),
    );
    assert.deepEqual(
      moves,
      moves.toSorted((a, b) => a - b),
    );
  });
});

describe('operationOf', () => {
  it('takes the shorter block, and makes the two blocks change places', () => {
    assert.deepEqual(operationOf(moveOf({ start: 0, middle: 2, end: 5 })), { from: 1, to: 2, behind: 5 });
    assert.deepEqual(operationOf(moveOf({ start: 0, middle: 3, end: 5 })), { from: 4, to: 5, behind: 0 });
    assert.deepEqual(operationOf(moveOf({ start: 1, middle: 2, end: 3 })), { from: 2, to: 2, behind: 3 });
    for (const swap of everySwap(7)) {
      const { start, middle, end } = swap;
      const shelf = sortedShelf(7);
      assert.deepEqual(operate(shelf, operationOf(moveOf(swap))), [
        ...shelf.slice(0, start),
        ...shelf.slice(middle, end),
        ...shelf.slice(start, middle),
        ...shelf.slice(end),
      ]);
    }
  });
});
