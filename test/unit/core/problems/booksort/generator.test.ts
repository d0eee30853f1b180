import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  HARDEST_SHELVES,
  type ShelfKind,
  fewestBooks,
  generateShelves,
} from '../../../../../src/core/problems/booksort/generator';
import { ShelfSearch } from '../../../../../src/core/problems/booksort/search';
import { isShelf } from '../../../../../src/core/problems/booksort/shelf';
import { shelvesByDistance } from '../../../../support/core/shelves';

const DISTANCES = [0, 1, 2, 3, 4, 5];

describe('generateShelves', () => {
  it('gives the same shelves for the same seed and others for another', () => {
    const kind = fc.constantFrom<ShelfKind>('random', 'hardest', { operations: 3 });
    fc.assert(
      fc.property(kind, fc.integer(), (wanted, seed) => {
        const generate = (from: number) => generateShelves({ count: 20, seed: from, kind: wanted });
        assert.deepEqual(generate(seed), generate(seed));
        assert.notDeepEqual(generate(seed), generate(seed + 1));
        assert.ok(generate(seed).every(isShelf));
      }),
      { numRuns: 20 },
    );
  });

  it('keeps its shelves for a seed', () => {
    assert.deepEqual(generateShelves({ count: 2, seed: 180, kind: 'random', books: 8 }), [
      [2, 7, 5, 6, 4, 8, 1, 3],
      [4, 3, 5, 8, 2, 7, 6, 1],
    ]);
  });

  it('gives as many books as are wanted, or any number', () => {
    for (const shelf of generateShelves({ count: 20, seed: 1, kind: 'random', books: 9 })) {
      assert.equal(shelf.length, 9);
    }
    const sizes = generateShelves({ count: 300, seed: 1, kind: 'random' }).map(({ length }) => length);
    assert.deepEqual([Math.min(...sizes), Math.max(...sizes)], [1, 15]);
  });

  for (const operations of DISTANCES) {
    it(`gives shelves that take exactly ${operations} operations, from the fewest books on`, () => {
      const least = fewestBooks({ operations });
      for (const books of [least, undefined]) {
        const size = books === undefined ? {} : { books };
        for (const shelf of generateShelves({ count: 10, seed: 1, kind: { operations }, ...size })) {
          const answer = new ShelfSearch(shelf, 'breakpoints', { limit: 'none' }).run();
          assert.equal(answer?.kind === 'operations' && answer.operations.length, operations);
        }
      }
    });
  }

  it('knows the fewest books that take a number of operations #slow', () => {
    const most = [1, 2, 3, 4, 5, 6, 7, 8].map((books) => Math.max(...shelvesByDistance(books).values()));
    assert.deepEqual(
      DISTANCES.map((operations) => fewestBooks({ operations })),
      DISTANCES.map((operations) => 1 + most.findIndex((distance) => distance >= operations)),
    );
  });

  it('gives the hardest shelves in turn, or what they are from the other end', () => {
    const shelves = generateShelves({ count: 40, seed: 1, kind: 'hardest' });
    const operations = shelves.map((shelf) => {
      const answer = new ShelfSearch(shelf, 'cycles').run();
      return answer?.kind === 'operations' ? answer.operations.length : answer?.kind;
    });
    assert.deepEqual(
      operations,
      Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 4 : 'above-limit')),
    );
    assert.equal(new Set(shelves.map(String)).size, 2 * HARDEST_SHELVES.length);
  });

  it('refuses numbers that there are not', () => {
    const generate = (kind: ShelfKind, books: number) => () =>
      generateShelves({ count: 1, seed: 1, kind, books });
    for (const books of [0, 16, 2.5, NaN]) assert.throws(generate('random', books), RangeError);
    for (const operations of [-1, 6, 1.5, NaN]) assert.throws(generate({ operations }, 9), RangeError);
    assert.throws(generate({ operations: 4 }, 5), RangeError);
    assert.throws(generate('hardest', 14), RangeError);
  });
});
