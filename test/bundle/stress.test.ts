import assert from 'node:assert/strict';
import type { StressOutcome } from '../../src/core/judge/stressTest';
import type { Profile } from '../../src/core/judge/profile';
import { readInput } from '../../src/core/problems/rotation/input';
import { stressSubmission } from '../../src/node/submissions/stressSubmission';
import { FAULTY_SUBMISSIONS, submissionPath } from '../support/core/submissions';
import { itRuns } from '../support/node/installed';
import { judge, submissions } from '../support/node/judging';

/** More than any of these tests needs: they end where a failure is found. */
const SECONDS = 600;

/** That wait out a limit on the wall clock, or take long in a slow language what others here take quickly. */
const TOO_LONG = [
  'sleeper.py',
  'slow.py',
  'recursion.java',
  'board-31.java',
  'reads-lines.py',
  'reads-spaces.java',
];

/** That fail on a layout, in one way or another. */
const BY_LAYOUT = ['reads-crlf.js', 'reads-characters.c'];

const ONLY_WITHOUT_ZERO = ['endless-without-zero.c', 'flood-without-zero.cpp'];

async function stress(
  file: string,
  { profile = 'uva', seed = 1 }: { readonly profile?: Profile; readonly seed?: number } = {},
): Promise<Extract<StressOutcome, { kind: 'failed' }>> {
  const outcome = await stressSubmission(
    submissions,
    {
      path: submissionPath(file),
      toolchains: {},
      limits: { milliseconds: 500, megabytes: 256, outputBytes: 1 << 22 },
      profile,
    },
    { seconds: SECONDS, seed, signal: new AbortController().signal, onProgress: () => undefined },
  );
  if (outcome.kind !== 'failed') throw new Error(JSON.stringify(outcome));
  return outcome;
}

describe('a stress test of the sample submissions', () => {
  for (const { file, on } of FAULTY_SUBMISSIONS) {
    if ([...TOO_LONG, ...ONLY_WITHOUT_ZERO].includes(file) || on.easy?.verdict === 'CE') continue;
    const verdicts = Object.values(on).map(({ verdict }) => verdict);
    itRuns(file, 'finds an input on which it fails', async () => {
      const { result, input, boards, layout } = await stress(file);
      assert.deepEqual(
        readInput(input).cases.map(({ board }) => board),
        boards,
      );
      if (BY_LAYOUT.includes(file)) assert.notEqual(layout, 'line');
      else assert.ok(result.verdict !== 'AC' && verdicts.includes(result.verdict), result.verdict);
      // What is just too slow may be in time the next time.
      if (result.verdict === 'TLE') return;
      const again = await judge(submissionPath(file), [input]);
      assert.ok(again.kind === 'judged' && again.verdict !== 'AC');
    });
  }

  for (const file of ONLY_WITHOUT_ZERO) {
    itRuns(file, 'finds that it fails where the judge gives no final 0', async () => {
      const { result, boards } = await stress(file, { profile: 'single-board' });
      assert.ok(result.verdict === 'TLE' || result.verdict === 'OLE');
      assert.equal(boards.length, 1);
    });
  }

  for (const file of ['right.c', 'right.cpp', 'fork-outlives.c']) {
    itRuns(file, 'finds nothing by the time it is stopped', async () => {
      const stop = new AbortController();
      const submission = {
        path: submissionPath(file),
        toolchains: {},
        limits: { milliseconds: 5000, megabytes: 256, outputBytes: 1 << 22 },
        profile: 'uva',
      } as const;
      const outcome = await stressSubmission(submissions, submission, {
        seconds: SECONDS,
        seed: 1,
        signal: stop.signal,
        onProgress: ({ batches }) => {
          if (batches === 60) stop.abort();
        },
      });
      assert.deepEqual(outcome, { kind: 'stopped' });
    });
  }

  itRuns('compile-error.c', 'tells that it does not compile', async () => {
    await assert.rejects(stress('compile-error.c'), /"kind":"judged","verdict":"CE"/);
  });

  itRuns('tied-symbol.c', 'repeats what it found for the same seed', async () => {
    const first = await stress('tied-symbol.c', { seed: 7 });
    assert.equal((await stress('tied-symbol.c', { seed: 7 })).input, first.input);
    assert.notEqual((await stress('tied-symbol.c', { seed: 8 })).input, first.input);
  });
});
