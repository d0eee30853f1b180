import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  isOperation,
  isShelf,
  isSorted,
  operate,
  sortedShelf,
} from '../../../../../src/core/problems/booksort/shelf';
import { anyShelf } from '../../../../support/core/shelves';

describe('operate', () => {
  it('moves a block to the right, to the left and to the front', () => {
    assert.deepEqual(operate([1, 2, 3, 4, 5], { from: 2, to: 3, behind: 4 }), [1, 4, 2, 3, 5]);
    assert.deepEqual(operate([1, 2, 3, 4, 5], { from: 4, to: 5, behind: 1 }), [1, 4, 5, 2, 3]);
    assert.deepEqual(operate([1, 2, 3, 4, 5], { from: 4, to: 4, behind: 0 }), [4, 1, 2, 3, 5]);
  });

  it('refuses what moves nothing and places that are not there', () => {
    const wrong = [
      { from: 2, to: 3, behind: 1 },
      { from: 2, to: 3, behind: 2 },
      { from: 2, to: 3, behind: 3 },
      { from: 1, to: 1, behind: 0 },
      { from: 3, to: 2, behind: 5 },
      { from: 0, to: 1, behind: 3 },
      { from: 1, to: 2, behind: 6 },
      { from: 4, to: 6, behind: 1 },
      { from: 3, to: 4, behind: -1 },
      { from: 1.5, to: 2, behind: 4 },
      { from: NaN, to: 2, behind: 4 },
    ];
    for (const operation of wrong) {
      assert.ok(!isOperation(operation, 5));
      assert.throws(() => operate([1, 2, 3, 4, 5], operation), RangeError);
    }
  });

  it('keeps every book, and always moves some', () => {
    const place = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(anyShelf(1, 8), place, place, place, (shelf, from, to, behind) => {
        fc.pre(isOperation({ from, to, behind }, shelf.length));
        const after = operate(shelf, { from, to, behind });
        assert.ok(isShelf(after));
        assert.notDeepEqual(after, shelf);
      }),
    );
  });
});

describe('isSorted', () => {
  it('holds for the sorted shelf alone', () => {
    assert.ok(isSorted([]));
    assert.ok(isSorted(sortedShelf(15)));
    assert.ok(!isSorted([2, 1]));
  });
});

describe('isShelf', () => {
  it('wants each of 1 to n once', () => {
    assert.ok(isShelf([]));
    assert.ok(isShelf([3, 1, 2]));
    for (const wrong of [[2], [0], [1, 1], [1, 3], [1, 2.5], [-1, 1]]) assert.ok(!isShelf(wrong));
  });
});
