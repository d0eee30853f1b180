import assert from 'node:assert/strict';
import type { CaseResult } from '../../src/core/judge/caseResult';
import type { Ending, InputResult } from '../../src/core/judge/submission';
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

/** The signal, the exit code other than 0 or the clock that an ending names. */
function nameOf(ending: Ending): string | number | undefined {
  if (ending.kind === 'exited') return ending.code === 0 ? undefined : ending.code;
  if (ending.kind === 'signal') return ending.signal;
  return ending.kind === 'time-limit' ? ending.clock : undefined;
}

describe('the sample submissions', () => {
  for (const { file, on } of [...RIGHT_SUBMISSIONS, ...FAULTY_SUBMISSIONS]) {
    const expected = Object.entries(on) as [SampleInput, Expectation][];
    // Slower languages and machines under load take more than a second on hard boards, and less than two on all others.
    const inputs = expected.filter(([name, { verdict }]) => name !== 'hard' || verdict === 'TLE');
    itRuns(file, `comes to what it should on ${inputs.map(([name]) => name).join(', ')}`, async () => {
      const result = await judge(
        submissionPath(file),
        inputs.map(([name]) => sampleInput(name)),
      );
      if (result.kind !== 'judged') throw new Error(JSON.stringify(result));
      if (result.verdict === 'CE') {
        assert.deepEqual(expected[0]?.[1], { verdict: 'CE' });
        return;
      }
      for (const [index, [name, { verdict, reason, ending }]] of inputs.entries()) {
        const found: InputResult | undefined = result.inputs[index];
        assert.ok(found);
        assert.equal(found.verdict, verdict, name);
        if (ending !== undefined) assert.equal(nameOf(found.run.ending), ending, name);
        const wrong: CaseResult | undefined = found.check.cases.find((one) => one.verdict !== 'AC');
        if (reason !== undefined) assert.equal(wrong?.reason ?? 'accepted', reason, name);
      }
    });
  }
});
