import assert from 'node:assert/strict';
import { GRID_KINDS, HARDEST_GRID, generateGrids } from '../../../../../src/core/problems/squares/generator';
import { gridWithout, matchCount } from '../../../../../src/core/problems/squares/grid';
import { HARD_FIVE } from '../../../../support/core/grids';

describe('generateGrids', () => {
  it('gives the same grids for the same seed, and others for another', () => {
    for (const kind of GRID_KINDS) {
      const grids = generateGrids({ count: 20, seed: 1, kind, size: 4 });
      assert.equal(grids.length, 20);
      assert.deepEqual(generateGrids({ count: 20, seed: 1, kind, size: 4 }), grids);
      if (kind !== 'full') {
        assert.notDeepEqual(generateGrids({ count: 20, seed: 2, kind, size: 4 }), grids);
      }
    }
  });

  it('gives grids of the kind and size asked for', () => {
    for (const size of [1, 5, 8]) {
      const random = generateGrids({ count: 100, seed: 3, kind: 'random', size });
      const sparse = generateGrids({ count: 100, seed: 3, kind: 'sparse', size });
      assert.ok([...random, ...sparse].every((grid) => grid.size === size));
      assert.ok(sparse.every(({ gone }) => gone.length <= matchCount(size) / 5));
      assert.ok(random.some(({ gone }) => gone.length > matchCount(size) / 2));
      assert.deepEqual(generateGrids({ count: 1, seed: 3, kind: 'full', size }), [gridWithout(size)]);
    }
    assert.deepEqual(HARDEST_GRID, HARD_FIVE);
    const hardest = generateGrids({ count: 50, seed: 3, kind: 'hardest' });
    // It is its own mirror image, so four look-alikes are different.
    assert.equal(new Set(hardest.map(({ gone }) => gone.join())).size, 4);
  });

  it('refuses a size that is out of range', () => {
    for (const size of [0, 9, 2.5, NaN]) {
      assert.throws(() => generateGrids({ count: 1, seed: 0, kind: 'random', size }), RangeError);
    }
  });
});
