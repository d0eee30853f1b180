import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { HARDEST_GRID } from '../../../../../src/core/problems/squares/generator';
import { type Grid, gridWithout, isSolved, takeMatches } from '../../../../../src/core/problems/squares/grid';
import { GridSearch, type GridSearchOptions } from '../../../../../src/core/problems/squares/search';
import {
  HEURISTIC_NAMES,
  type HeuristicName,
  PRUNINGS,
} from '../../../../../src/core/problems/squares/space';
import { TraceRecorder } from '../../../../../src/core/search/trace';
import { allGrids, anyGrid, smallestSetByTrying } from '../../../../support/core/grids';

function solve(
  grid: Grid,
  name: HeuristicName = 'half-integral',
  options: GridSearchOptions = {},
): readonly number[] {
  const answer = new GridSearch(grid, name, options).run();
  assert.ok(answer);
  assert.ok(isSolved(takeMatches(grid, answer.matches)));
  return answer.matches;
}

describe('GridSearch', () => {
  it('tells an observer its steps, up to the goal', () => {
    const observer = new TraceRecorder({ from: 0, limit: Infinity });
    const search = new GridSearch(HARDEST_GRID, 'half-integral', { observer });
    search.run();
    const expanded = observer.steps.filter(({ event }) => event.kind === 'expand');
    assert.equal(
      expanded.length,
      search.iterations.reduce((sum, iteration) => sum + iteration.expanded, 0),
    );
    assert.equal(observer.steps.at(-1)?.event.kind, 'goal');
  });

  it('takes the known numbers of matches from full grids', () => {
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map(
        (size) => solve(gridWithout(size), 'half-integral', { witness: 'any' }).length,
      ),
      [1, 3, 6, 9, 14, 19, 26, 33],
    );
    assert.equal(solve(HARDEST_GRID).length, 13);
  });

  it('finds the known sets of full grids', () => {
    const sets = [2, 3, 4, 5].map((size) => solve(gridWithout(size)).join(' '));
    assert.deepEqual(sets, [
      '1 2 9',
      '1 2 9 10 15 20',
      '2 8 10 16 22 24 25 33 35',
      '1 3 10 13 20 23 27 30 37 40 41 49 51 53',
    ]);
    assert.deepEqual(solve(gridWithout(3, [12, 17, 23])), [1, 6, 15]);
  });

  it('finds of the smallest sets the first in order, for all grids of sizes 1 and 2', () => {
    for (const size of [1, 2]) {
      for (const grid of allGrids(size)) assert.deepEqual(solve(grid), smallestSetByTrying(grid));
    }
  });

  it('finds of the smallest sets the first in order, for grids of size 3 #slow', () => {
    fc.assert(
      fc.property(anyGrid([3], 14), (grid) => {
        assert.deepEqual(solve(grid), smallestSetByTrying(grid));
      }),
      { numRuns: 50 },
    );
  });

  it('finds the same with any heuristic and prunings', () => {
    const names = fc.constantFrom(...HEURISTIC_NAMES);
    fc.assert(
      fc.property(anyGrid([1, 2, 3]), names, fc.subarray([...PRUNINGS]), (grid, name, prunings) => {
        const chosen: HeuristicName = name === 'blind' && grid.gone.length < 8 ? 'disjoint' : name;
        assert.deepEqual(solve(grid, chosen, { prunings }), solve(grid));
      }),
    );
  });

  it('finds sets as small with either witness', () => {
    fc.assert(
      fc.property(anyGrid([4, 5]), (grid) => {
        assert.equal(solve(grid, 'half-integral', { witness: 'any' }).length, solve(grid).length);
      }),
      { numRuns: 30 },
    );
  });

  it('stops at its budget with a lower bound, and goes on to the same answer', () => {
    const whole = new GridSearch(HARDEST_GRID, 'disjoint');
    const expected = whole.run();
    const paused = new GridSearch(HARDEST_GRID, 'disjoint');
    let answer = paused.run(10);
    let last = 0;
    let runs = 1;
    for (; !answer; answer = paused.run(10), runs++) {
      assert.ok(paused.lowerBound >= last && paused.lowerBound <= 13);
      assert.ok(paused.expanded <= 10 * runs);
      last = paused.lowerBound;
    }
    assert.deepEqual(answer, expected);
    assert.deepEqual(paused.iterations, whole.iterations);
    assert.equal(paused.expanded, whole.expanded);
    assert.equal(paused.lowerBound, 13);
  });

  it('solves a grid of size 8 on a budget, or says how many matches are needed at least #slow', () => {
    const search = new GridSearch(gridWithout(8), 'half-integral');
    assert.equal(search.run(20), undefined);
    assert.equal(search.lowerBound, 33);
    assert.equal(search.run(20_000)?.matches.length, 33);
  });

  it('needs no nodes where no square is left', () => {
    const search = new GridSearch(gridWithout(1, [3]), 'half-integral');
    assert.deepEqual(search.run(), { matches: [] });
    assert.equal(search.expanded, 0);
    assert.equal(search.lowerBound, 0);
  });
});
