import assert from 'node:assert/strict';
import type { StressOutcome } from '../../src/core/judge/stressTest';
import type { Profile } from '../../src/core/judge/profile';
import type { Limits } from '../../src/core/judge/submission';
import { readInput } from '../../src/core/problems/rotation/input';
import type { StressResult } from '../../src/host/submissions/submissionRunner';
import { stressSubmission } from '../../src/node/submissions/stressSubmission';
import { FAULTY_SUBMISSIONS, submissionPath } from '../support/core/submissions';
import { itRuns } from '../support/node/installed';
import { judge, preparer } from '../support/node/judging';
import { twoAtOnce } from '../support/node/twoAtOnce';

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

/** What stops a program, sooner where it is to be stopped. */
function limitsFor(file: string): Limits {
  const on = FAULTY_SUBMISSIONS.find((sample) => sample.file === file)?.on ?? {};
  const verdicts = Object.values(on).map(({ verdict }) => verdict);
  return {
    milliseconds: verdicts.includes('TLE') ? 200 : 500,
    megabytes: verdicts.includes('MLE') ? 64 : 256,
    outputBytes: 1 << 18,
  };
}

async function stress(
  file: string,
  { profile = 'uva', seed = 1 }: { readonly profile?: Profile; readonly seed?: number } = {},
): Promise<Extract<StressOutcome, { kind: 'failed' }>> {
  const outcome = await stressSubmission(
    preparer,
    {
      path: submissionPath(file),
      toolchains: {},
      limits: limitsFor(file),
      profile,
    },
    { seconds: SECONDS, seed, signal: new AbortController().signal, onProgress: () => undefined },
  );
  if (outcome.kind !== 'failed') throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** What comes of a stress test that is stopped after forty runs. */
function stopLater(file: string): Promise<StressResult> {
  const stop = new AbortController();
  const submission = {
    path: submissionPath(file),
    toolchains: {},
    limits: { milliseconds: 5000, megabytes: 256, outputBytes: 1 << 22 },
    profile: 'uva',
  } as const;
  return stressSubmission(preparer, submission, {
    seconds: SECONDS,
    seed: 1,
    signal: stop.signal,
    onProgress: ({ batches }) => {
      if (batches === 40) stop.abort();
    },
  });
}

describe('a stress test of the sample submissions', () => {
  const samples = FAULTY_SUBMISSIONS.filter(
    ({ file, on }) => ![...TOO_LONG, ...ONLY_WITHOUT_ZERO].includes(file) && on.easy?.verdict !== 'CE',
  );
  const findings = twoAtOnce(
    samples.map(
      ({ file }) =>
        () =>
          stress(file),
    ),
  );

  for (const [index, { file, on }] of samples.entries()) {
    const verdicts = Object.values(on).map(({ verdict }) => verdict);
    itRuns(file, 'finds an input on which it fails', async () => {
      const found = await findings[index]?.();
      assert.ok(found);
      const { result, input, boards, layout } = found;
      assert.deepEqual(
        readInput(input).cases.map(({ board }) => board),
        boards,
      );
      if (BY_LAYOUT.includes(file)) assert.notEqual(layout, 'line');
      else assert.ok(result.verdict !== 'AC' && verdicts.includes(result.verdict), result.verdict);
      // What is just too slow may be in time the next time.
      if (result.verdict === 'TLE') return;
      const again = await judge(submissionPath(file), [input], { limits: limitsFor(file) });
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

  const passing = ['right.c', 'right.cpp', 'fork-outlives.c'];
  const stopped = twoAtOnce(passing.map((file) => () => stopLater(file)));
  for (const [index, file] of passing.entries()) {
    itRuns(file, 'finds nothing by the time it is stopped', async () => {
      assert.deepEqual(await stopped[index]?.(), { kind: 'stopped' });
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
