import assert from 'node:assert/strict';
import { moveOf, operationOf } from '../../../../../src/core/problems/booksort/move';
import { ShelfSearch } from '../../../../../src/core/problems/booksort/search';
import { isSorted, operate } from '../../../../../src/core/problems/booksort/shelf';
import { HEURISTIC_NAMES, heuristicByName } from '../../../../../src/core/problems/booksort/space';
import { everySwap, lettersOf, shelfOfLetters, shelvesByDistance } from '../../../../support/core/shelves';

/** How many shelves of 8 and of 9 books take 0, 1, 2, … operations. */
const COUNTS: Readonly<Record<number, readonly number[]>> = {
  8: [1, 84, 1932, 13_467, 22_000, 2836],
  9: [1, 120, 4284, 52_512, 191_636, 114_327],
};

describe('all shelves', () => {
  for (const books of [8, 9]) {
    it(`of ${books} books, or their mirror images, are sorted in as few operations as breadth-first search`, () => {
      const counts: number[] = [];
      const distances = shelvesByDistance(books);
      for (const [letters, distance] of distances) {
        const shelf = shelfOfLetters(letters);
        const mirrored = lettersOf(shelf.map((book) => books + 1 - book).reverse());
        assert.equal(distances.get(mirrored), distance);
        if (letters > mirrored) continue;
        const answer = new ShelfSearch(shelf, 'cycles', { limit: 'none' }).run();
        assert.ok(answer?.kind === 'operations');
        assert.equal(answer.operations.length, distance);
        assert.ok(isSorted(answer.operations.reduce(operate, shelf)));
        counts[distance] = (counts[distance] ?? 0) + (letters === mirrored ? 1 : 2);
      }
      assert.deepEqual(counts, COUNTS[books]);
    });
  }

  it('of up to 8 books are told from those of 5 or more operations', () => {
    for (const books of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (const [letters, distance] of shelvesByDistance(books)) {
        const answer = new ShelfSearch(shelfOfLetters(letters), 'breakpoints').run();
        assert.equal(answer?.kind === 'operations', distance <= 4);
      }
    }
  });

  for (const name of HEURISTIC_NAMES) {
    it(`of up to 8 books have admissible and consistent estimates (${name})`, () => {
      const heuristic = heuristicByName(name);
      for (const books of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const distances = shelvesByDistance(books);
        const estimates = new Map<string, number>();
        for (const [letters, distance] of distances) {
          const estimate = heuristic(shelfOfLetters(letters));
          assert.ok(estimate <= distance);
          estimates.set(letters, estimate);
        }
        const operations = everySwap(books).map((swap) => operationOf(moveOf(swap)));
        for (const [letters, estimate] of estimates) {
          const shelf = shelfOfLetters(letters);
          for (const operation of operations) {
            assert.ok((estimates.get(lettersOf(operate(shelf, operation))) ?? NaN) >= estimate - 1);
          }
        }
      }
    });
  }
});
