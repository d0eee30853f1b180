import assert from 'node:assert/strict';
import { failureOf, isSameFailure } from '../../../../src/core/judge/failure';
import type { Ending } from '../../../../src/core/judge/submission';
import { rightOutput, judgeFake } from '../../../support/core/fakeSubmission';
import { rotationFixture } from '../../../support/core/fixtures';

const { input, boards } = rotationFixture('sample');
const RIGHT = rightOutput(boards);

async function failure(output: string, ending?: Ending) {
  return failureOf(await judgeFake(() => (ending ? { output, ending } : { output }))(input));
}

describe('failureOf', () => {
  it('is nothing for an accepted run', async () => {
    assert.equal(await failure(RIGHT), undefined);
  });

  it('is the reason of the first case with the verdict of the whole', async () => {
    const wrong = RIGHT.replace('DDHH\n', '\n  DDHH\nA');
    const found = await failure(wrong);
    assert.equal(found?.verdict, 'WA');
    assert.equal(found.case, 1);
    assert.notEqual(found.reason, 'presentation');
  });

  it('is how the program ended, and not its output, where it crashed', async () => {
    assert.deepEqual(await failure(RIGHT.slice(0, 5), { kind: 'signal', signal: 'SIGSEGV' }), {
      verdict: 'RE',
      ending: 'SIGSEGV',
      case: 1,
    });
    assert.deepEqual(await failure(RIGHT, { kind: 'exited', code: 3 }), {
      verdict: 'RE',
      ending: 3,
      case: undefined,
    });
  });

  it('is the limit that was passed, on the first case that was not answered', async () => {
    const found = await failure('', { kind: 'time-limit', clock: 'wall' });
    assert.deepEqual(found, { verdict: 'TLE', case: 0 });
  });
});

describe('isSameFailure', () => {
  it('looks at verdict, reason and ending, and not at the case', () => {
    const crash = { verdict: 'RE', ending: 'SIGSEGV', case: 0 } as const;
    assert.ok(isSameFailure(crash, { ...crash, case: 5 }));
    assert.ok(!isSameFailure(crash, { ...crash, ending: 'SIGABRT' }));
    const wrong = { verdict: 'WA', reason: 'not-smallest', case: 0 } as const;
    assert.ok(!isSameFailure(wrong, { ...wrong, reason: 'not-shortest' }));
    assert.ok(!isSameFailure(wrong, { verdict: 'TLE', case: 0 }));
  });
});
