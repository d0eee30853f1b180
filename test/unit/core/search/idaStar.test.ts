import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { IdaStar, NO_MOVE, type StateSpace } from '../../../../src/core/search/idaStar';

/** The numbers under `size` in a ring; move 0 goes one up, 1 one down, 2 jumps over two. */
const RING_STEPS = [1, -1, 3];

interface Ring extends StateSpace {
  readonly state: () => number;
}

function ring(
  size: number,
  start: number,
  goal: number | undefined,
  estimate: (state: number) => number = () => 0,
): Ring {
  let state = start;
  const step = (by: number) => {
    state = (state + by + size) % size;
  };
  return {
    successors: (moves) => {
      for (const move of [0, 1, 2]) moves.push(move);
    },
    state: () => state,
    isGoal: () => state === goal,
    estimate: () => estimate(state),
    prune: (previous, move) => (previous + move === 1 && previous !== NO_MOVE ? 'inverse' : undefined),
    apply: (move) => {
      step(RING_STEPS[move] ?? 0);
    },
    undo: (move) => {
      step(-(RING_STEPS[move] ?? 0));
    },
  };
}

/** Moves to the goal of a ring by breadth-first search, the first in dictionary order. */
function shortestOnRing(size: number, start: number, goal: number): readonly number[] {
  let level = new Map<number, readonly number[]>([[start, []]]);
  const seen = new Set([start]);
  for (;;) {
    const found = level.get(goal);
    if (found) return found;
    const next = new Map<number, readonly number[]>();
    for (const [state, moves] of level) {
      RING_STEPS.forEach((by, move) => {
        const to = (state + by + size) % size;
        if (seen.has(to)) return;
        seen.add(to);
        next.set(to, [...moves, move]);
      });
    }
    level = next;
  }
}

/** A tree given by the estimates of its nodes, named by the moves that lead there; what it does not name is not there. */
function tree(estimates: Readonly<Record<string, number>>, goal?: string): StateSpace {
  let path = '';
  return {
    successors: (moves) => {
      for (const move of [0, 1, 2]) moves.push(move);
    },
    isGoal: () => path === goal,
    estimate: () => estimates[path] ?? Infinity,
    prune: () => undefined,
    apply: (move) => {
      path += String(move);
    },
    undo: () => {
      path = path.slice(0, -1);
    },
  };
}

const ringCase = fc
  .integer({ min: 4, max: 14 })
  .chain((size) => fc.tuple(fc.constant(size), fc.nat(size - 1), fc.nat(size - 1)));

describe('IdaStar', () => {
  it('finds the shortest solution that is first in dictionary order', () => {
    fc.assert(
      fc.property(ringCase, ([size, start, goal]) => {
        const result = new IdaStar(ring(size, start, goal)).run();
        assert.deepEqual(result, { status: 'found', moves: shortestOnRing(size, start, goal) });
      }),
    );
  });

  it('finds the same with any admissible heuristic', () => {
    fc.assert(
      fc.property(ringCase, fc.nat(3), ([size, start, goal], deduct) => {
        const estimate = (state: number) => Math.max(0, shortestOnRing(size, state, goal).length - deduct);
        assert.deepEqual(
          new IdaStar(ring(size, start, goal, estimate)).run(),
          new IdaStar(ring(size, start, goal)).run(),
        );
      }),
    );
  });

  it('needs one iteration and one node a move with the exact heuristic', () => {
    fc.assert(
      fc.property(ringCase, ([size, start, goal]) => {
        const search = new IdaStar(
          ring(size, start, goal, (state) => shortestOnRing(size, state, goal).length),
        );
        const length = shortestOnRing(size, start, goal).length;
        search.run();
        assert.equal(search.iterations.length, length === 0 ? 0 : 1);
        assert.equal(search.expanded, length);
      }),
    );
  });

  it('needs no moves from a goal', () => {
    const search = new IdaStar(ring(5, 2, 2));
    assert.deepEqual(search.run(), { status: 'found', moves: [] });
    assert.deepEqual(search.iterations, []);
  });

  it('leaves the space at the start when it ends', () => {
    const found = ring(9, 4, 0);
    new IdaStar(found).run();
    assert.equal(found.state(), 4);
  });

  it('gives the same result when it is run again', () => {
    const search = new IdaStar(ring(9, 4, 0));
    assert.equal(search.run(), search.run());
  });

  it('pauses within its budget and ends as in one go, whatever the budget', () => {
    const whole = new IdaStar(ring(14, 0, 7));
    const expected = whole.run();
    for (let budget = 1; budget <= whole.expanded; budget++) {
      const search = new IdaStar(ring(14, 0, 7));
      let runs = 0;
      for (let result = search.run(budget); ; result = search.run(budget)) {
        runs++;
        assert.ok(search.expanded <= budget * runs);
        if (result.status !== 'paused') {
          assert.deepEqual(result, expected);
          break;
        }
      }
      assert.deepEqual(search.iterations, whole.iterations);
      assert.ok(runs >= Math.floor(whole.expanded / budget));
    }
  });

  it('does nothing with a budget of 0', () => {
    const search = new IdaStar(ring(14, 0, 7));
    search.run(5);
    const before = JSON.stringify(search.iterations);
    assert.deepEqual(search.run(0), { status: 'paused' });
    assert.equal(JSON.stringify(search.iterations), before);
  });

  it('counts every try of a move once: as pruned or as generated', () => {
    fc.assert(
      fc.property(ringCase, ([size, start, goal]) => {
        const search = new IdaStar(ring(size, start, goal));
        search.run();
        let expanded = 0;
        search.iterations.forEach((iteration, index) => {
          expanded += iteration.expanded;
          const last = index === search.iterations.length - 1;
          const tries = iteration.generated + iteration.prunedByInverse + iteration.prunedByOrder;
          if (!last) assert.equal(tries, 3 * iteration.expanded);
          assert.equal(iteration.generated, iteration.prunedByBound + iteration.expanded - (last ? 0 : 1));
        });
        assert.equal(search.expanded, expanded);
      }),
    );
  });

  it('goes on with the least f above the bound', () => {
    const search = new IdaStar(tree({ '': 1, '0': 6, '1': 3, '10': 8, '2': 4, '20': 3, '200': 0 }, '200'));
    assert.deepEqual(search.run(), { status: 'found', moves: [2, 0, 0] });
    assert.deepEqual(
      search.iterations.map(({ bound }) => bound),
      [1, 4, 5],
    );
  });

  it('ends where there is no goal, after the iteration that nothing cut', () => {
    const search = new IdaStar(tree({ '': 0, '0': 0, '01': 0, '1': 2 }));
    assert.deepEqual(search.run(), { status: 'not-found' });
    assert.deepEqual(
      search.iterations.map(({ bound }) => bound),
      [0, 1, 2, 3],
    );
    assert.equal(search.iterations.at(-1)?.expanded, 4);
  });

  it('ends where a finite space of cycles has no goal, if states have keys', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 8 }), (size) => {
        const space = ring(size, 0, undefined);
        const search = new IdaStar({ ...space, key: space.state });
        assert.deepEqual(search.run(), { status: 'not-found' });
        const last = search.iterations.at(-1);
        assert.ok(last);
        assert.equal(last.prunedByBound, 0);
        assert.ok(last.prunedByCycle > 0);
        assert.ok(last.bound <= size);
        assert.equal(space.state(), 0);
      }),
    );
  });

  it('finds the same with keys as without', () => {
    fc.assert(
      fc.property(ringCase, ([size, start, goal]) => {
        const space = ring(size, start, goal);
        const search = new IdaStar({ ...space, key: space.state });
        assert.deepEqual(search.run(), new IdaStar(ring(size, start, goal)).run());
        assert.equal(space.state(), start);
      }),
    );
  });

  it('takes its moves and their order from the space, which may differ from state to state', () => {
    const names = ['', '7', '75', '3', '39'];
    let path = '';
    const result = new IdaStar({
      isGoal: () => path.length === 2,
      estimate: () => 0,
      successors: (moves) => {
        const below = names.filter((name) => name.length === path.length + 1 && name.startsWith(path));
        for (const name of below) moves.push(Number(name.at(-1)));
      },
      apply: (move) => {
        path += String(move);
      },
      undo: () => {
        path = path.slice(0, -1);
      },
    }).run();
    assert.deepEqual(result, { status: 'found', moves: [7, 5] });
  });

  it('knows at any time how many moves a solution has at least', () => {
    const search = new IdaStar(ring(14, 0, 7));
    const bounds: number[] = [search.lowerBound];
    while (search.run(3).status === 'paused') bounds.push(search.lowerBound);
    bounds.push(search.lowerBound);
    assert.deepEqual([...new Set(bounds)], [0, 1, 2, 3]);
    assert.deepEqual(
      bounds,
      bounds.toSorted((a, b) => a - b),
    );
  });

  it('looks for solutions up to a limit, and knows that others are longer', () => {
    const within = (limit: number): IdaStar => new IdaStar(ring(14, 0, 7), { limit });
    assert.equal(within(3).run().status, 'found');
    const search = within(2);
    assert.deepEqual(search.run(), { status: 'not-found' });
    assert.equal(search.lowerBound, 3);
    assert.deepEqual(
      search.iterations.map(({ bound }) => bound),
      [0, 1, 2],
    );
    assert.deepEqual(within(-1).run(), { status: 'not-found' });
  });

  it('measures the time of each iteration by the clock it is given, without pauses', () => {
    let now = 0;
    const clock = () => now++;
    const search = new IdaStar(ring(14, 0, 7), { clock });
    let runs = 1;
    while (search.run(3).status === 'paused') {
      runs++;
      now += 1000;
    }
    const measured = search.iterations.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    assert.ok(measured < 1000);
    assert.ok(measured >= runs);
  });

  it('ends where the root already cannot reach a goal', () => {
    const search = new IdaStar(tree({}));
    assert.deepEqual(search.run(), { status: 'not-found' });
    assert.equal(search.expanded, 0);
  });

  it('prunes at the root with no previous move', () => {
    const previous: number[] = [];
    const space = ring(6, 0, 1);
    const result = new IdaStar({
      ...space,
      prune: (last) => {
        previous.push(last);
        return undefined;
      },
    }).run();
    assert.deepEqual(result, { status: 'found', moves: [0] });
    assert.equal(previous[0], NO_MOVE);
  });

  it('tells prunings of both kinds apart', () => {
    const space = ring(9, 0, 4);
    const search = new IdaStar({
      ...space,
      prune: (last, move) => (last === 2 && move === 0 ? 'order' : space.prune?.(last, move)),
    });
    assert.deepEqual(search.run(), { status: 'found', moves: [0, 2] });
    assert.deepEqual(
      search.iterations.map(({ prunedByInverse, prunedByOrder }) => [prunedByInverse, prunedByOrder]),
      [
        [0, 0],
        [2, 1],
        [2, 0],
      ],
    );
  });
});
