import assert from 'node:assert/strict';
import { english, translator } from '../../../../src/core/text/translate';

describe('translator', () => {
  it('puts the arguments in place of their numbers', () => {
    assert.equal(english('{1} of {0}, {0}', 'a', 2), '2 of a, a');
  });

  it('leaves a number without its argument as it is', () => {
    assert.equal(english('{0} {2}', 'a', 'b'), 'a {2}');
  });

  it('takes the message of the bundle, in which arguments may change places', () => {
    const t = translator({ '{0} of {1}': '{1} 中的 {0}' });
    assert.equal(t('{0} of {1}', 1, 2), '2 中的 1');
  });

  it('keeps a message in English that the bundle does not have', () => {
    assert.equal(translator({})('1 move'), '1 move');
  });

  it('takes an argument literally, whatever stands in it', () => {
    assert.equal(english('{0}', '$& {0}'), '$& {0}');
  });
});
