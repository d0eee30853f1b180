import assert from 'node:assert/strict';
import { GRID_KINDS, generateGrids } from '../../../../../src/core/problems/squares/generator';
import { gridWithout, matchCount } from '../../../../../src/core/problems/squares/grid';

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

  it('keeps its grids for a seed', () => {
    assert.deepEqual(generateGrids({ count: 2, seed: 180, kind: 'sparse', size: 4 }), [
      gridWithout(4, [1]),
      gridWithout(4, [1, 4, 8, 9, 20, 21, 23, 32]),
    ]);
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
