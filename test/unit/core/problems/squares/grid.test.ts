import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  gridWithout,
  isSolved,
  matchAt,
  matchCount,
  placeOf,
  remainingSquares,
  squaresOf,
  takeMatches,
  toggleMatch,
} from '../../../../../src/core/problems/squares/grid';
import { anyGrid } from '../../../../support/core/grids';

const SIZES = [1, 2, 3, 4, 5, 6, 7, 8];

describe('a grid', () => {
  it('has the matches and squares of the statement', () => {
    assert.deepEqual(SIZES.map(matchCount), [4, 12, 24, 40, 60, 84, 112, 144]);
    assert.deepEqual(
      SIZES.map((size) => squaresOf(size).length),
      [1, 5, 14, 30, 55, 91, 140, 204],
    );
  });

  it('numbers its matches row by row', () => {
    assert.deepEqual(
      squaresOf(2).map(({ matches }) => matches),
      [
        [1, 3, 4, 6],
        [2, 4, 5, 7],
        [6, 8, 9, 11],
        [7, 9, 10, 12],
        [1, 2, 3, 5, 8, 10, 11, 12],
      ],
    );
  });

  it('has each match at one place', () => {
    for (const size of SIZES) {
      for (let match = 1; match <= matchCount(size); match++) {
        assert.equal(matchAt(size, placeOf(size, match)), match);
      }
    }
  });

  it('loses the squares of a match that is taken, and gets them back', () => {
    fc.assert(
      fc.property(anyGrid(SIZES), fc.nat(), (grid, nat) => {
        const match = (nat % matchCount(grid.size)) + 1;
        const toggled = toggleMatch(grid, match);
        assert.deepEqual(toggleMatch(toggled, match), grid);
        assert.deepEqual(
          remainingSquares(takeMatches(grid, [match])),
          remainingSquares(grid).filter(({ matches }) => !matches.includes(match)),
        );
      }),
    );
  });

  it('is solved when no square is left', () => {
    assert.ok(!isSolved(gridWithout(2)));
    assert.ok(!isSolved(gridWithout(2, [4, 9])));
    assert.ok(isSolved(gridWithout(2, [9, 2, 1])));
    assert.deepEqual(gridWithout(2, [9, 2, 1, 2]).gone, [1, 2, 9]);
  });
});
