import assert from 'node:assert/strict';
import { STRESS_LAYOUTS } from '../../../../src/core/judge/stressLayout';
import { stressRemarks } from '../../../../src/core/judge/stressRemark';
import { english } from '../../../../src/core/text/translate';
import { rotationFixture } from '../../../support/core/fixtures';

const { boards } = rotationFixture('random-300');
const few = boards.slice(0, 2);

describe('stressRemarks', () => {
  it('says nothing of a plain input', () => {
    assert.deepEqual(stressRemarks({ boards: few, layout: 'line' }, english), []);
  });

  it('names each layout, and says of those beyond the statement that judges need not have them', () => {
    const remarks = STRESS_LAYOUTS.map((layout) => stressRemarks({ boards: few, layout }, english));
    assert.equal(new Set(remarks.map(([first]) => first)).size, STRESS_LAYOUTS.length);
    assert.deepEqual(
      STRESS_LAYOUTS.filter((_, i) => remarks[i]?.length === 1),
      ['crlf', 'trailing-spaces', 'no-final-newline'],
    );
  });

  it('says of more than 30 boards that judges need not have them', () => {
    assert.deepEqual(stressRemarks({ boards: boards.slice(0, 30), layout: 'line' }, english), []);
    assert.deepEqual(stressRemarks({ boards: boards.slice(0, 31), layout: 'line' }, english), [
      'The statement promises at most 30 boards, so a judge need not have such an input.',
    ]);
  });
});
