import assert from 'node:assert/strict';
import {
  ascending,
  gridWithout,
  matchCount,
  remainingSquares,
  squaresOf,
} from '../../../../../src/core/problems/squares/grid';
import { SYMMETRY_COUNT, gridImage, matchImage } from '../../../../../src/core/problems/squares/symmetries';

const SYMMETRIES = Array.from({ length: SYMMETRY_COUNT }, (_, symmetry) => symmetry);

describe('the symmetries of a grid', () => {
  it('take squares to squares', () => {
    for (const size of [1, 2, 5]) {
      const squares = new Set(squaresOf(size).map(({ matches }) => matches.join()));
      for (const symmetry of SYMMETRIES) {
        const images = squaresOf(size).map(({ matches }) =>
          ascending(matches.map((match) => matchImage(size, match, symmetry))).join(),
        );
        assert.deepEqual(new Set(images), squares);
      }
    }
  });

  it('are eight different ones, the first of which changes nothing', () => {
    const all = Array.from({ length: matchCount(3) }, (_, i) => i + 1);
    const images = SYMMETRIES.map((symmetry) => all.map((match) => matchImage(3, match, symmetry)));
    assert.deepEqual(images[0], all);
    assert.equal(new Set(images.map((image) => image.join())).size, 8);
    assert.throws(() => matchImage(3, 1, 8), RangeError);
  });

  it('keep how many squares are left', () => {
    const grid = gridWithout(3, [1, 5, 12]);
    for (const symmetry of SYMMETRIES) {
      assert.equal(remainingSquares(gridImage(grid, symmetry)).length, remainingSquares(grid).length);
    }
  });
});
