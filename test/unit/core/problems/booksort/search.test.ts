import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { Answer } from '../../../../../src/core/problems/booksort/answer';
import { HARDEST_SHELVES } from '../../../../../src/core/problems/booksort/generator';
import { moveOf, operationOf } from '../../../../../src/core/problems/booksort/move';
import { ShelfSearch, type ShelfSearchOptions } from '../../../../../src/core/problems/booksort/search';
import { type Shelf, isSorted, operate, sortedShelf } from '../../../../../src/core/problems/booksort/shelf';
import {
  HEURISTIC_NAMES,
  type HeuristicName,
  PRUNINGS,
  type Pruning,
} from '../../../../../src/core/problems/booksort/space';
import { TraceRecorder } from '../../../../../src/core/search/trace';
import { anyShelf, lettersOf, shelfOfLetters, shelvesByDistance } from '../../../../support/core/shelves';

/** The hardest known for a plain search: for an answer of 4, and for "5 or more". */
const [HARD_FOUR = [], HARD_FIVE = []] = HARDEST_SHELVES;

const generated = (search: ShelfSearch): number =>
  search.iterations.reduce((sum, iteration) => sum + iteration.generated, 0);

function solve(shelf: Shelf, name: HeuristicName = 'cycles', options: ShelfSearchOptions = {}): Answer {
  const answer = new ShelfSearch(shelf, name, options).run();
  assert.ok(answer);
  return answer;
}

function sortingIn(shelf: Shelf, name: HeuristicName = 'cycles'): number {
  const answer = solve(shelf, name, { limit: 'none' });
  assert.ok(answer.kind === 'operations');
  assert.ok(isSorted(answer.operations.reduce(operate, shelf)));
  return answer.operations.length;
}

describe('ShelfSearch', () => {
  it('tells an observer its steps, up to the goal', () => {
    const observer = new TraceRecorder({ from: 0, limit: Infinity });
    const search = new ShelfSearch(HARD_FOUR, 'cycles', { observer });
    search.run();
    const expanded = observer.steps.filter(({ event }) => event.kind === 'expand');
    assert.equal(
      expanded.length,
      search.iterations.reduce((sum, iteration) => sum + iteration.expanded, 0),
    );
    assert.equal(observer.steps.at(-1)?.event.kind, 'goal');
  });

  for (const name of HEURISTIC_NAMES) {
    it(`finds operations that sort every shelf of up to 6 books, and none shorter exist (${name})`, () => {
      for (const books of [1, 2, 3, 4, 5, 6]) {
        for (const [letters, distance] of shelvesByDistance(books)) {
          assert.equal(sortingIn(shelfOfLetters(letters), name), distance);
        }
      }
    });
  }

  it('sorts larger shelves in as few operations as breadth-first search #slow', () => {
    const distances = shelvesByDistance(8);
    fc.assert(
      fc.property(anyShelf(8, 8), fc.constantFrom<HeuristicName>(...HEURISTIC_NAMES), (shelf, name) => {
        assert.equal(sortingIn(shelf, name), distances.get(lettersOf(shelf)));
      }),
    );
  });

  it('finds the first shortest list, whatever the heuristic and the prunings that keep it', () => {
    const prunings = fc
      .subarray<Pruning>(['inverse', 'commuting'])
      .map((chosen): Pruning[] => ['gluing', ...chosen]);
    const name = fc.constantFrom<HeuristicName>(...HEURISTIC_NAMES);
    fc.assert(
      fc.property(anyShelf(1, 8), name, prunings, (shelf, heuristic, chosen) => {
        assert.deepEqual(solve(shelf, heuristic, { prunings: chosen }), solve(shelf));
      }),
    );
  });

  it('finds the list that is first by its cuts of all shortest ones that cut at breakpoints', () => {
    const distances = shelvesByDistance(6);
    fc.assert(
      fc.property(anyShelf(6, 6), (start) => {
        let shelf = start;
        const expected = [];
        for (let left = distances.get(lettersOf(start)) ?? 0; left > 0; left--) {
          const step = firstStep(shelf, (next) => distances.get(lettersOf(next)) === left - 1);
          expected.push(step.operation);
          shelf = step.next;
        }
        assert.deepEqual(solve(start, 'cycles', { limit: 'none' }), {
          kind: 'operations',
          operations: expected,
        });
      }),
    );
  });

  it('ends above 4 operations, or goes on where that is wanted', () => {
    const shelf = [6, 8, 5, 3, 4, 7, 2, 9, 1, 10];
    const search = new ShelfSearch(shelf, 'cycles');
    assert.deepEqual(search.run(), { kind: 'above-limit' });
    assert.equal(search.lowerBound, 5);
    assert.equal(sortingIn(shelf), 5);
  });

  it('sorts reversed shelves of 7 to 15 books in the known numbers of operations', () => {
    const reversed = [7, 8, 9, 10, 11, 12, 13, 14, 15].map((books) => sortedShelf(books).toReversed());
    assert.deepEqual(
      reversed.map((shelf) => sortingIn(shelf)),
      [4, 5, 5, 6, 6, 7, 7, 8, 8],
    );
  });

  it('needs no search for a sorted shelf, of no or one book too', () => {
    for (const books of [0, 1, 2, 15]) {
      const search = new ShelfSearch(sortedShelf(books), 'cycles');
      assert.deepEqual(search.run(0), { kind: 'operations', operations: [] });
      assert.equal(search.expanded, 0);
    }
  });

  it('makes as many nodes on the hardest shelves as measured, with and without gluing #slow', () => {
    const counts = (shelf: Shelf, name: HeuristicName, prunings: readonly Pruning[]): number[] => {
      const search = new ShelfSearch(shelf, name, { prunings });
      search.run();
      return [search.expanded, generated(search)];
    };
    assert.deepEqual(counts(HARD_FOUR, 'breakpoints', []), [1788, 1_001_177]);
    assert.deepEqual(counts(HARD_FOUR, 'breakpoints', PRUNINGS), [24, 384]);
    assert.deepEqual(counts(HARD_FOUR, 'cycles', PRUNINGS), [10, 109]);
    assert.deepEqual(counts(HARD_FIVE, 'breakpoints', PRUNINGS), [447, 12_272]);
    assert.deepEqual(counts(HARD_FIVE, 'cycles', PRUNINGS), [101, 2050]);
  });

  it('stops at its budget, knows a bound, and goes on to the same answer', () => {
    const whole = new ShelfSearch(HARD_FIVE, 'breakpoints', { limit: 'none' });
    const expected = whole.run();
    const paused = new ShelfSearch(HARD_FIVE, 'breakpoints', { limit: 'none' });
    const bounds = [paused.lowerBound];
    let answer = paused.run(100);
    for (; !answer; answer = paused.run(100)) bounds.push(paused.lowerBound);
    assert.deepEqual(answer, expected);
    assert.deepEqual(paused.iterations, whole.iterations);
    assert.deepEqual(
      bounds,
      bounds.toSorted((a, b) => a - b),
    );
    assert.ok(expected?.kind === 'operations');
    assert.equal(paused.lowerBound, expected.operations.length);
  });
});

/** The first operation, by its cuts at breakpoints, to a shelf that is `wanted`. */
function firstStep(shelf: Shelf, wanted: (next: Shelf) => boolean) {
  const row = [0, ...shelf, shelf.length + 1];
  const cuts = row.slice(0, -1).flatMap((book, gap) => (row[gap + 1] === book + 1 ? [] : [gap]));
  for (const start of cuts) {
    for (const middle of cuts.filter((gap) => gap > start)) {
      for (const end of cuts.filter((gap) => gap > middle)) {
        const operation = operationOf(moveOf({ start, middle, end }));
        const next = operate(shelf, operation);
        if (wanted(next)) return { operation, next };
      }
    }
  }
  return assert.fail('Every shelf can be sorted by cuts at breakpoints');
}
