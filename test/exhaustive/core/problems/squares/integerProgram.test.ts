import assert from 'node:assert/strict';
import { HARDEST_GRID, generateGrids } from '../../../../../src/core/problems/squares/generator';
import { type Grid, gridWithout, isSolved, takeMatches } from '../../../../../src/core/problems/squares/grid';
import { GridSearch } from '../../../../../src/core/problems/squares/search';
import { IntegerProgram } from '../../../../support/core/integerProgram';

function fewestMatches(grid: Grid): number {
  const answer = new GridSearch(grid, 'half-integral', { witness: 'any' }).run();
  assert.ok(answer && isSolved(takeMatches(grid, answer.matches)));
  return answer.matches.length;
}

describe('the fewest matches', () => {
  let program: IntegerProgram;
  before(async () => {
    program = await IntegerProgram.load();
  });

  it('of full grids, and of the hardest one of size 5, are those of an integer program', () => {
    for (const grid of [...[1, 2, 3, 4, 5, 6].map((size) => gridWithout(size)), HARDEST_GRID]) {
      assert.equal(fewestMatches(grid), program.fewestMatches(grid));
    }
  });

  for (const [size, count] of [
    [1, 20],
    [2, 100],
    [3, 200],
    [4, 150],
    [5, 80],
    [6, 30],
  ] as const) {
    it(`of ${count} grids of size ${size} are those of an integer program`, () => {
      const half = count / 2;
      const grids = [
        ...generateGrids({ count: half, seed: size, kind: 'random', size }),
        ...generateGrids({ count: half, seed: size, kind: 'sparse', size }),
      ];
      for (const grid of grids) {
        assert.equal(fewestMatches(grid), program.fewestMatches(grid), grid.gone.join(' '));
      }
    });
  }
});
