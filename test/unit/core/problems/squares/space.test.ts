import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { IdaStar, NO_MOVE, type SearchObserver } from '../../../../../src/core/search/idaStar';
import { HARDEST_GRID } from '../../../../../src/core/problems/squares/generator';
import {
  type Grid,
  gridWithout,
  isSolved,
  matchCount,
  remainingSquares,
  takeMatches,
} from '../../../../../src/core/problems/squares/grid';
import { GridSearch } from '../../../../../src/core/problems/squares/search';
import {
  HEURISTIC_NAMES,
  type HeuristicName,
  PRUNINGS,
  heuristicByName,
  squaresSpace,
} from '../../../../../src/core/problems/squares/space';
import { allGrids, anyGrid } from '../../../../support/core/grids';

const nextGrids = (grid: Grid): Grid[] =>
  Array.from({ length: matchCount(grid.size) }, (_, i) => i + 1)
    .filter((match) => !grid.gone.includes(match))
    .map((match) => takeMatches(grid, [match]));

/** The fewest matches of all grids of a size, by breadth-first search backwards from the solved ones. */
function distancesOf(size: number): Map<string, number> {
  const grids = [...allGrids(size)].sort((a, b) => b.gone.length - a.gone.length);
  const distances = new Map<string, number>();
  for (const grid of grids) {
    const next = nextGrids(grid).map(({ gone }) => distances.get(gone.join()) ?? Infinity);
    distances.set(grid.gone.join(), isSolved(grid) ? 0 : 1 + Math.min(...next));
  }
  return distances;
}

describe('the heuristics of Square Destroyer', () => {
  for (const name of HEURISTIC_NAMES) {
    it(`never say too much, and are consistent, on all grids of sizes 1 and 2 (${name})`, () => {
      const heuristic = heuristicByName(name);
      for (const size of [1, 2]) {
        const distances = distancesOf(size);
        for (const grid of allGrids(size)) {
          const estimate = heuristic(grid);
          assert.ok(estimate <= (distances.get(grid.gone.join()) ?? NaN));
          for (const next of nextGrids(grid)) assert.ok(estimate <= 1 + heuristic(next));
        }
      }
    });

    it(`never say too much on larger grids (${name})`, () => {
      fc.assert(
        fc.property(anyGrid([3, 4, 5]), (grid) => {
          const answer = new GridSearch(grid, 'half-integral', { witness: 'any' }).run();
          assert.ok(heuristicByName(name)(grid) <= (answer?.matches.length ?? NaN));
        }),
      );
    });
  }

  it('are not consistent on larger grids, as they are greedy', () => {
    const disjoint = heuristicByName('disjoint');
    assert.equal(disjoint(gridWithout(3)), 5);
    assert.equal(disjoint(gridWithout(3, [8])), 3);
    const halfIntegral = heuristicByName('half-integral');
    const gone = [5, 13, 17, 18, 19, 26, 38];
    assert.equal(halfIntegral(gridWithout(4, gone)), 5);
    assert.equal(halfIntegral(gridWithout(4, [...gone, 7])), 3);
  });

  it('know full grids', () => {
    const estimates = (name: HeuristicName): number[] =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((size) => heuristicByName(name)(gridWithout(size)));
    assert.deepEqual(estimates('half-integral'), [1, 3, 5, 9, 13, 19, 25, 33]);
    assert.deepEqual(estimates('disjoint'), [1, 2, 5, 8, 13, 18, 25, 32]);
    assert.deepEqual(estimates('blind'), [0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('squaresSpace', () => {
  /** The moves listed at the root. */
  function listed(grid: Grid, options: Parameters<typeof squaresSpace>[2]): number[] {
    const moves: number[] = [];
    squaresSpace(grid, 'blind', options).successors(moves);
    return moves;
  }

  it('lists the matches of one square, those first that destroy most', () => {
    assert.deepEqual(listed(gridWithout(2), { prunings: [] }), [6, 4, 3, 1]);
    assert.deepEqual(listed(gridWithout(1), { prunings: [] }), [4, 3, 2, 1]);
  });

  it('leaves out dominated matches', () => {
    assert.deepEqual(listed(gridWithout(2), { prunings: ['dominated'] }), [6, 4, 1]);
    assert.deepEqual(listed(gridWithout(1), { prunings: ['dominated'] }), [1]);
  });

  it('leaves out forbidden matches', () => {
    assert.deepEqual(listed(gridWithout(1), { prunings: [], forbidden: [1, 3] }), [4, 2]);
    const space = squaresSpace(gridWithout(1), 'disjoint', { forbidden: [1, 2, 3, 4] });
    assert.equal(space.estimate(), Infinity);
    assert.deepEqual(new IdaStar(space).run(), { status: 'not-found' });
  });

  it('is the start again after a search, with the same estimate and moves', () => {
    fc.assert(
      fc.property(anyGrid([2, 3, 4]), fc.constantFrom(...HEURISTIC_NAMES.slice(0, 2)), (grid, name) => {
        const space = squaresSpace(grid, name);
        const fresh = squaresSpace(grid, name);
        new IdaStar(space).run();
        assert.equal(space.estimate(), fresh.estimate());
        assert.equal(space.isGoal(), isSolved(grid));
        const moves: number[] = [];
        const freshMoves: number[] = [];
        space.successors(moves);
        fresh.successors(freshMoves);
        assert.deepEqual(moves, freshMoves);
      }),
    );
  });

  it('does not try a set of matches twice', () => {
    const path: number[] = [];
    const seen = new Set<string>();
    const observer: SearchObserver = {
      iteration: () => {
        path.length = 0;
        seen.clear();
      },
      expand: (move) => {
        if (move === NO_MOVE) return;
        path.push(move);
        const set = gridWithout(3, path).gone.join();
        assert.ok(!seen.has(set));
        seen.add(set);
      },
      cut: () => undefined,
      leave: () => path.pop(),
      goal: () => undefined,
    };
    new IdaStar(squaresSpace(gridWithout(3), 'disjoint', { prunings: ['forbid'] }), { observer }).run();
    assert.ok(seen.size > 0);
  });

  it('estimates by a function of the grid', () => {
    const grids: Grid[] = [];
    const heuristic = (grid: Grid): number => {
      grids.push(grid);
      return Math.ceil(remainingSquares(grid).length / 20);
    };
    const search = new GridSearch(gridWithout(3, [2]), heuristic);
    const expected = new GridSearch(gridWithout(3, [2]), 'half-integral').run();
    assert.deepEqual(search.run(), expected);
    assert.deepEqual(grids[0], gridWithout(3, [2]));
    assert.ok(grids.every(({ gone }) => gone.includes(2) && new Set(gone).size === gone.length));
  });

  it('expands fewer nodes with each pruning and with the better heuristic', () => {
    const nodes = (name: HeuristicName, prunings = PRUNINGS): number => {
      const search = new GridSearch(HARDEST_GRID, name, { prunings, witness: 'any' });
      assert.equal(search.run()?.matches.length, 13);
      return search.expanded;
    };
    const best = nodes('half-integral');
    assert.ok(best < 500);
    assert.ok(best < nodes('disjoint'));
    assert.ok(best < nodes('half-integral', ['forbid']));
  });
});
