import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { type StressInput, shrink } from '../../../../src/core/judge/shrink';
import { STRESS_LAYOUTS } from '../../../../src/core/judge/stressLayout';
import { boardDistance } from '../../../../src/core/problems/rotation/answer';
import type { Board } from '../../../../src/core/problems/rotation/board';
import { evenBoard } from '../../../support/core/arbitraries';
import { distanceTable } from '../../../support/core/tables';

const QUICK = { seed: 1, mostRuns: 200, boardsPerDistance: 12, boardsPerRun: 12 };

const input: fc.Arbitrary<StressInput> = fc.record({
  boards: fc.array(evenBoard, { minLength: 1, maxLength: 33 }),
  layout: fc.constantFrom('line' as const, ...STRESS_LAYOUTS),
});

function distance(board: Board): number {
  return boardDistance(distanceTable(), board);
}

/** Shrinks an input as long as `isBad` says, which it does of the first one. */
async function shrunk(
  start: StressInput,
  isBad: (input: StressInput) => boolean,
  options: Partial<typeof QUICK> & { readonly tellsCase?: (board: Board) => boolean } = {},
): Promise<{ readonly input: StressInput; readonly runs: number }> {
  let runs = 0;
  const caseOf = ({ boards }: StressInput): number | undefined => {
    const index = options.tellsCase ? boards.findIndex(options.tellsCase) : -1;
    return index < 0 ? undefined : index;
  };
  const result = await shrink(
    start,
    { case: caseOf(start) },
    (tried) => {
      runs++;
      return Promise.resolve(isBad(tried) ? { case: caseOf(tried) } : undefined);
    },
    { ...QUICK, distances: distanceTable(), ...options },
  );
  return { input: result.input, runs };
}

describe('shrink', () => {
  it('never returns an input that does not fail, and asks no more often than it may #slow', async () => {
    const hash = (tried: StressInput): number =>
      tried.boards.reduce((sum, { ones, twos }) => (Math.imul(sum, 31) + ones + 7 * twos) | 0, 1);
    await fc.assert(
      fc.asyncProperty(
        input,
        fc.integer(),
        fc.integer({ min: 0, max: 60 }),
        async (start, salt, mostRuns) => {
          const isBad = (tried: StressInput): boolean => tried === start || ((hash(tried) ^ salt) & 3) === 0;
          const { input: least, runs } = await shrunk(start, isBad, { mostRuns });
          assert.ok(isBad(least));
          assert.ok(runs <= mostRuns);
          assert.ok(least.boards.length <= start.boards.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('finds a single board of the least distance that fails, whether or not the case is known #slow', async () => {
    await fc.assert(
      fc.asyncProperty(input, fc.integer({ min: 0, max: 12 }), fc.boolean(), async (start, wanted, known) => {
        const far = (board: Board): boolean => distance(board) >= wanted;
        fc.pre(start.boards.some(far));
        const options = known ? { tellsCase: far } : {};
        const { input: least } = await shrunk(start, ({ boards }) => boards.some(far), options);
        assert.equal(least.layout, 'line');
        assert.deepEqual(least.boards.map(distance), [wanted]);
      }),
      { numRuns: 60 },
    );
  });

  it('finds it with one board a run #slow', async () => {
    await fc.assert(
      fc.asyncProperty(evenBoard, fc.integer({ min: 0, max: 12 }), async (board, wanted) => {
        fc.pre(distance(board) >= wanted);
        const isBad = ({ boards }: StressInput): boolean =>
          boards.length === 1 && boards.every((one) => distance(one) >= wanted);
        const start: StressInput = { boards: [board], layout: 'line' };
        const { input: least } = await shrunk(start, isBad, { boardsPerRun: 1, boardsPerDistance: 4 });
        assert.deepEqual(least.boards.map(distance), [wanted]);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps the layout that a failure needs, in its plainest form', async () => {
    await fc.assert(
      fc.asyncProperty(input, async (start) => {
        const needsLayout = ({ layout }: StressInput): boolean => layout === start.layout;
        const { input: least } = await shrunk(start, needsLayout);
        assert.equal(least.layout, start.layout);
        assert.deepEqual(least.boards.map(distance), [0]);
      }),
      { numRuns: 20 },
    );
    const spaced: StressInput = { boards: [], layout: 'picture' };
    const { input: least } = await shrunk(spaced, ({ layout }) => layout !== 'line' && layout !== 'crlf');
    assert.equal(least.layout, 'trailing-spaces');
  });

  it('keeps as many boards as a failure needs, all solved where that does', async () => {
    await fc.assert(
      fc.asyncProperty(input, fc.integer({ min: 2, max: 33 }), async (start, count) => {
        fc.pre(start.boards.length >= count);
        const { input: least } = await shrunk(start, ({ boards }) => boards.length >= count);
        assert.deepEqual(least.boards.map(distance), Array(count).fill(0));
      }),
      { numRuns: 20 },
    );
  });

  it('keeps a farther board before a nearer one where a failure needs both', async () => {
    await fc.assert(
      fc.asyncProperty(input, async (start) => {
        const leavesLetters = ({ boards }: StressInput): boolean =>
          boards.some((board, i) => {
            const next = boards[i + 1];
            return next !== undefined && distance(next) > 0 && distance(next) < distance(board);
          });
        fc.pre(leavesLetters(start));
        const { input: least } = await shrunk(start, leavesLetters);
        assert.deepEqual(least.boards.map(distance), [2, 1]);
      }),
      { numRuns: 20 },
    );
  });
});
