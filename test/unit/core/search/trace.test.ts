import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { IdaStar, type StateSpace } from '../../../../src/core/search/idaStar';
import { TraceRecorder, type TraceStep } from '../../../../src/core/search/trace';

/** The numbers from 0 to `goal`: move 0 adds one, move 1 takes one away, which undoes the other. */
function line(goal: number, weight = 1): StateSpace {
  let state = 0;
  return {
    isGoal: () => state === goal,
    estimate: () => Math.floor(Math.abs(goal - state) * weight),
    successors: (moves) => {
      moves.push(1);
      moves.push(0);
    },
    prune: (previous, move) => (previous + move === 1 && previous >= 0 ? 'inverse' : undefined),
    apply: (move) => {
      state += move === 0 ? 1 : -1;
    },
    undo: (move) => {
      state -= move === 0 ? 1 : -1;
    },
  };
}

function traced(space: StateSpace, from: number, limit: number) {
  const observer = new TraceRecorder({ from, limit });
  const search = new IdaStar(space, { observer });
  search.run();
  return { search, observer };
}

function kinds(steps: readonly TraceStep[]): string[] {
  return steps.map(({ event }) => (event.kind === 'cut' ? `cut by ${event.reason}` : event.kind));
}

describe('TraceRecorder', () => {
  it('tells every step of a search in its order', () => {
    const { observer } = traced(line(2), 0, 100);
    assert.deepEqual(kinds(observer.steps), [
      'iteration',
      'expand',
      'cut by bound',
      'expand',
      'cut by inverse',
      'goal',
    ]);
    assert.deepEqual(
      observer.steps.map(({ path }) => path.join('')),
      ['', '', '', '0', '0', '00'],
    );
    const cut = observer.steps[2];
    assert.ok(cut);
    assert.deepEqual(cut.event, { kind: 'cut', move: 1, reason: 'bound', f: 4 });
    assert.deepEqual([cut.bound, cut.nextBound, cut.iteration], [2, 4, 1]);
  });

  it('counts what the statistics count', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.constantFrom(0, 0.5, 1), (goal, weight) => {
        const { search, observer } = traced(line(goal, weight), 0, Infinity);
        const all = kinds(observer.steps);
        const count = (kind: string) => all.filter((each) => each === kind).length;
        const sum = (of: 'expanded' | 'prunedByBound' | 'prunedByInverse') =>
          search.iterations.reduce((total, iteration) => total + iteration[of], 0);
        assert.equal(count('iteration'), search.iterations.length);
        assert.equal(count('expand'), sum('expanded'));
        assert.equal(count('cut by bound'), sum('prunedByBound'));
        assert.equal(count('cut by inverse'), sum('prunedByInverse'));
        assert.equal(observer.total, all.length);
        assert.deepEqual(observer.steps.at(-1)?.path, Array<number>(goal).fill(0));
      }),
    );
  });

  it('keeps any window of the steps, as they are in the whole', () => {
    const whole = traced(line(5, 0), 0, Infinity).observer.steps;
    fc.assert(
      fc.property(fc.nat(whole.length + 3), fc.nat(9), (from, limit) => {
        const { observer } = traced(line(5, 0), from, limit);
        assert.deepEqual(observer.steps, whole.slice(from, from + limit));
        assert.equal(observer.isDone, whole.length >= from + limit);
      }),
    );
  });
});
