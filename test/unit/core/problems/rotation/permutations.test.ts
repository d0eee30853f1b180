import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { imageOf, imagesUnder } from '../../../../../src/core/problems/rotation/permutations';

const CELLS = Array.from({ length: 24 }, (_, cell) => cell);

describe('permutations', () => {
  it('maps every set of cells as its cells are mapped one by one', () => {
    const permutation = fc.shuffledSubarray(CELLS, { minLength: 24, maxLength: 24 });
    fc.assert(
      fc.property(permutation, permutation, fc.array(fc.nat((1 << 24) - 1)), (first, second, sets) => {
        const images = imagesUnder([first, second]);
        [first, second].forEach((destinations, index) => {
          for (const set of sets) {
            const expected = CELLS.filter((cell) => set & (1 << cell)).reduce(
              (image, cell) => image | (1 << (destinations[cell] ?? 0)),
              0,
            );
            assert.equal(imageOf(images, index, set), expected);
          }
        });
      }),
      { numRuns: 20 },
    );
  });

  it('maps the empty set and the full one to themselves', () => {
    const images = imagesUnder([[...CELLS].reverse()]);
    assert.equal(imageOf(images, 0, 0), 0);
    assert.equal(imageOf(images, 0, (1 << 24) - 1), (1 << 24) - 1);
  });
});
