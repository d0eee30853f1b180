import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { FAULTY_SUBMISSIONS, RIGHT_SUBMISSIONS, sampleInput } from '../../support/core/submissions';
import { fixturePath } from '../../support/core/fixtures';
import { readInput } from '../../../src/core/problems/rotation/input';

describe('the sample submissions', () => {
  it('are all listed with what they come to', () => {
    const files = readdirSync(fixturePath('submissions')).filter((name) => !name.endsWith('.rot'));
    const listed = [...RIGHT_SUBMISSIONS, ...FAULTY_SUBMISSIONS].map(({ file }) => file);
    assert.deepEqual(listed.sort(), files.sort());
  });

  it('have inputs without faults, but for the one that lacks the final 0 and the one of 31 boards', () => {
    const faults = (['easy', 'hard', 'pictures', 'one-line', 'tabs', 'crlf', 'no-zero', '31-boards'] as const)
      .flatMap((input) => readInput(sampleInput(input)).faults)
      .map(({ code }) => code);
    assert.deepEqual(faults, ['missing-terminator', 'more-than-30-boards']);
  });
});
