import assert from 'node:assert/strict';
import type { CaseResult } from '../../src/core/judge/caseResult';
import type { Ending, InputResult, Limits } from '../../src/core/judge/submission';
import {
  type Expectation,
  FAULTY_SUBMISSIONS,
  RIGHT_SUBMISSIONS,
  type SampleInput,
  sampleInput,
  submissionPath,
} from '../support/core/submissions';
import { itRuns } from '../support/node/installed';
import { judge } from '../support/node/judging';
import { twoAtOnce } from '../support/node/twoAtOnce';

/** The signal, the exit code other than 0 or the clock that an ending names. */
function nameOf(ending: Ending): string | number | undefined {
  if (ending.kind === 'exited') return ending.code === 0 ? undefined : ending.code;
  if (ending.kind === 'signal') return ending.signal;
  return ending.kind === 'time-limit' ? ending.clock : undefined;
}

/** What stops a program, in less time where it is to be stopped. */
function limitsFor(expected: readonly Expectation[]): Limits {
  const verdicts = expected.map(({ verdict }) => verdict);
  return {
    milliseconds: verdicts.includes('TLE') ? 400 : 2000,
    megabytes: verdicts.includes('MLE') ? 64 : 256,
    outputBytes: 1 << 18,
  };
}

describe('the sample submissions', () => {
  const samples = [...RIGHT_SUBMISSIONS, ...FAULTY_SUBMISSIONS].map(({ file, on }) => {
    const expected = Object.entries(on) as [SampleInput, Expectation][];
    // Slower languages and machines under load take more than a second on hard boards, and less than two on all others.
    const inputs = expected.filter(([name, { verdict }]) => name !== 'hard' || verdict === 'TLE');
    return { file, inputs };
  });
  const results = twoAtOnce(
    samples.map(
      ({ file, inputs }) =>
        () =>
          judge(
            submissionPath(file),
            inputs.map(([name]) => sampleInput(name)),
            { limits: limitsFor(inputs.map(([, expectation]) => expectation)) },
          ),
    ),
  );

  for (const [index, { file, inputs }] of samples.entries()) {
    itRuns(file, `comes to what it should on ${inputs.map(([name]) => name).join(', ')}`, async () => {
      const result = await results[index]?.();
      if (result?.kind !== 'judged') throw new Error(JSON.stringify(result));
      if (result.verdict === 'CE') {
        assert.deepEqual(inputs[0]?.[1], { verdict: 'CE' });
        return;
      }
      for (const [at, [name, { verdict, reason, ending }]] of inputs.entries()) {
        const found: InputResult | undefined = result.inputs[at];
        assert.ok(found);
        assert.equal(found.verdict, verdict, name);
        if (ending !== undefined) assert.equal(nameOf(found.run.ending), ending, name);
        const wrong: CaseResult | undefined = found.check.cases.find((one) => one.verdict !== 'AC');
        if (reason !== undefined) assert.equal(wrong?.reason ?? 'accepted', reason, name);
      }
    });
  }
});
