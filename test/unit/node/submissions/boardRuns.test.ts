import assert from 'node:assert/strict';
import type { Ending, Run } from '../../../../src/core/judge/submission';
import { readInput } from '../../../../src/core/problems/rotation/input';
import { type FailureSearch, fewestBoards, runBoards } from '../../../../src/node/submissions/boardRuns';
import { JudgeCases } from '../../../../src/node/submissions/judgeCases';
import { FIRST, inputOf } from '../../../support/rotationBoards';
import { distanceTable } from '../../../support/core/tables';

/** A search in an input of so many boards, on a clock on which each run takes `seconds`. */
function searchOf(boards: number, fails: (boards: number) => boolean, seconds = 0) {
  const asked: number[] = [];
  let time = 0;
  const run = (input: string) => {
    const count = readInput(input).cases.length;
    asked.push(count);
    time += seconds * 1000;
    const ending: Ending = fails(count) ? { kind: 'signal', signal: 'SIGSEGV' } : { kind: 'exited', code: 0 };
    const usage = { cpuMilliseconds: 1, wallMilliseconds: 1, megabytes: 1 };
    const found: Run = { ending, ...usage, output: '', errors: '', files: [] };
    return Promise.resolve({ run: found, bareEnding: ending });
  };
  const cases = new JudgeCases(inputOf(...Array<string>(boards).fill(FIRST)), 'uva', distanceTable());
  const search: FailureSearch = { runner: { run }, cases, onBoard: () => undefined, now: () => time };
  return { search, asked };
}

describe('fewestBoards', () => {
  it('finds the least number, wherever the output ends', async () => {
    for (const least of [1, 2, 17, 39, 40]) {
      for (const suspect of [0, 1, 15, 16, 17, 39]) {
        const { search, asked } = searchOf(40, (count) => count >= least);
        assert.equal(await fewestBoards(search, suspect), least);
        assert.ok(asked.length <= 9, asked.join());
      }
    }
  });

  it('takes two runs where the output ends before the board at fault', async () => {
    const { search, asked } = searchOf(40, (count) => count >= 17);
    await fewestBoards(search, 16);
    assert.deepEqual(asked, [17, 16]);
  });

  it('finds none where the program ends well the next time, or there are no boards', async () => {
    for (const suspect of [0, 20, 39])
      assert.equal(await fewestBoards(searchOf(40, () => false).search, suspect), undefined);
    assert.equal(await fewestBoards(searchOf(0, () => true).search, 0), undefined);
  });

  it('gives up where it takes too long #slow', async () => {
    const { search, asked } = searchOf(100_000, (count) => count >= 777, 10);
    assert.equal(await fewestBoards(search, 99_999), undefined);
    assert.equal(asked.length, 3);
  });
});

describe('runBoards', () => {
  it('ends at the first board that ends badly, or where it takes too long', async () => {
    const failing = searchOf(40, () => true);
    assert.equal((await runBoards(failing.search)).length, 1);
    const slow = searchOf(40, () => false, 10);
    assert.equal((await runBoards(slow.search)).length, 3);
  });
});
