import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { inverseOf, moveOf, operationOf } from '../../../../../src/core/problems/booksort/move';
import { isSorted, operate } from '../../../../../src/core/problems/booksort/shelf';
import {
  HEURISTIC_NAMES,
  type HeuristicName,
  PRUNINGS,
  heuristicByName,
  pruneBy,
  shelfSpace,
} from '../../../../../src/core/problems/booksort/space';
import { NO_MOVE } from '../../../../../src/core/search/idaStar';
import { anyShelf, shelfOfLetters, shelvesByDistance } from '../../../../support/core/shelves';

function movesOf(shelf: readonly number[], prunings = PRUNINGS): number[] {
  const moves: number[] = [];
  shelfSpace(shelf, 'breakpoints', prunings).successors(moves);
  return moves;
}

describe('heuristics', () => {
  it('give the published values', () => {
    const estimates = (shelf: readonly number[]): number[] =>
      HEURISTIC_NAMES.map((name) => heuristicByName(name)(shelf));
    assert.deepEqual(HEURISTIC_NAMES, ['cycles', 'breakpoints', 'weak']);
    assert.deepEqual(estimates([]), [0, 0, 0]);
    assert.deepEqual(estimates([1]), [0, 0, 0]);
    assert.deepEqual(estimates([2, 1]), [1, 1, 1]);
    assert.deepEqual(estimates([4, 3, 2, 1]), [2, 2, 1]);
    assert.deepEqual(estimates([5, 4, 3, 2, 1]), [2, 2, 2]);
    assert.deepEqual(estimates([6, 8, 5, 3, 4, 7, 2, 9, 1, 10]), [4, 3, 3]);
    assert.deepEqual(estimates([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]), [8, 6, 5]);
  });

  for (const name of HEURISTIC_NAMES) {
    it(`never overestimate, and drop by at most 1 an operation (${name})`, () => {
      const heuristic = heuristicByName(name);
      for (const books of [1, 2, 3, 4, 5, 6]) {
        for (const [letters, distance] of shelvesByDistance(books)) {
          const shelf = shelfOfLetters(letters);
          const estimate = heuristic(shelf);
          assert.ok(estimate <= distance);
          assert.equal(estimate === 0, isSorted(shelf));
          for (const move of movesOf(shelf, [])) {
            assert.ok(heuristic(operate(shelf, operationOf(move))) >= estimate - 1);
          }
        }
      }
    });

    it(`tell the estimate behind a move before it is made (${name})`, () => {
      const heuristic = heuristicByName(name);
      fc.assert(
        fc.property(anyShelf(2, 15), (shelf) => {
          const space = shelfSpace(shelf, name);
          for (const move of movesOf(shelf, [])) {
            space.apply(move);
            assert.equal(space.estimate(), heuristic(operate(shelf, operationOf(move))));
            space.undo(move);
          }
          assert.equal(space.estimate(), heuristic(shelf));
        }),
      );
    });
  }

  it('are the better the more they see', () => {
    const [cycles, breakpoints, weak] = HEURISTIC_NAMES.map(heuristicByName);
    assert.ok(cycles && breakpoints && weak);
    fc.assert(
      fc.property(anyShelf(0, 15), (shelf) => {
        assert.ok(weak(shelf) <= breakpoints(shelf));
        assert.ok(breakpoints(shelf) <= cycles(shelf));
      }),
    );
  });
});

describe('shelfSpace', () => {
  it('lists the moves from left to right by their three cuts', () => {
    const all = movesOf([3, 1, 2], []);
    assert.deepEqual(
      all,
      [
        [0, 1, 2],
        [0, 1, 3],
        [0, 2, 3],
        [1, 2, 3],
      ].map(([start = 0, middle = 0, end = 0]) => moveOf({ start, middle, end })),
    );
    assert.equal(movesOf([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]).length, 560);
  });

  it('cuts only where neighbours do not follow each other', () => {
    assert.deepEqual(movesOf([1, 4, 5, 2, 3, 6]), [moveOf({ start: 1, middle: 3, end: 5 })]);
    assert.deepEqual(movesOf([1, 2, 3]), []);
  });

  it('follows any moves and takes them back', () => {
    const numbers = fc.array(fc.nat(), { maxLength: 6 });
    const heuristic = fc.constantFrom<HeuristicName>(...HEURISTIC_NAMES);
    fc.assert(
      fc.property(anyShelf(2, 9), numbers, heuristic, (start, choices, name) => {
        const space = shelfSpace(start, name);
        const path: { shelf: readonly number[]; move: number }[] = [];
        let shelf = start;
        for (const choice of choices) {
          const moves = movesOf(shelf);
          const move = moves[choice % moves.length];
          if (move === undefined) break;
          path.push({ shelf, move });
          space.apply(move);
          shelf = operate(shelf, operationOf(move));
        }
        const check = (expected: readonly number[]): void => {
          const found: number[] = [];
          assert.equal(space.estimate(), heuristicByName(name)(expected));
          assert.equal(space.isGoal(), isSorted(expected));
          space.successors(found);
          assert.deepEqual(found, movesOf(expected));
        };
        check(shelf);
        for (const step of path.reverse()) {
          space.undo(step.move);
          check(step.shelf);
        }
      }),
    );
  });

  it('takes any function of the shelf for its heuristic', () => {
    const seen: (readonly number[])[] = [];
    const space = shelfSpace([2, 1, 3], (shelf) => seen.push(shelf));
    assert.equal(space.estimate(), 1);
    space.apply(moveOf({ start: 0, middle: 1, end: 2 }));
    assert.equal(space.estimate(), 2);
    assert.deepEqual(seen, [
      [2, 1, 3],
      [1, 2, 3],
    ]);
  });
});

describe('pruneBy', () => {
  const prune = pruneBy(PRUNINGS);
  const left = moveOf({ start: 0, middle: 1, end: 3 });
  const right = moveOf({ start: 4, middle: 5, end: 7 });

  it('prunes a move that undoes the last one', () => {
    assert.equal(inverseOf(left), moveOf({ start: 0, middle: 2, end: 3 }));
    assert.equal(prune(left, inverseOf(left)), 'inverse');
    assert.equal(pruneBy(['gluing', 'commuting'])(left, inverseOf(left)), undefined);
  });

  it('prunes the left one after the right one, with a gap between', () => {
    assert.equal(prune(right, left), 'order');
    assert.equal(prune(left, right), undefined);
    assert.equal(prune(moveOf({ start: 3, middle: 5, end: 7 }), left), undefined);
    assert.equal(pruneBy(['gluing', 'inverse'])(right, left), undefined);
  });

  it('prunes nothing at the start', () => {
    for (const move of movesOf([5, 4, 3, 2, 1])) assert.equal(prune(NO_MOVE, move), undefined);
  });
});
