import assert from 'node:assert/strict';
import { rotationFixture } from '../../../support/core/fixtures';
import { answered, check } from '../../../support/core/outputs';

const thirtyBoards = rotationFixture('random-300').boards.slice(0, 30).map(answered);

describe('an output without end', () => {
  it('is read to its end', () => {
    for (const text of [
      'x\n'.repeat(300_000),
      '0\n'.repeat(300_000),
      'No moves needed\n'.repeat(100_000),
      'AB'.repeat(500_000),
      'A1'.repeat(300_000),
      'A '.repeat(300_000),
      'no '.repeat(300_000),
      `${'AB'.repeat(32)}\n`.repeat(30_000),
      `no${' '.repeat(1_000_000)}`,
      '\n'.repeat(1_000_000),
      '\0'.repeat(1_000_000),
    ]) {
      for (const profile of ['uva', 'moves-only'] as const) {
        assert.equal(check(thirtyBoards, text, profile).verdict, 'WA');
      }
    }
  });
});
