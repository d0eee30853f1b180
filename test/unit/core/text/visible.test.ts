import assert from 'node:assert/strict';
import { visible } from '../../../../src/core/text/visible';

describe('visible', () => {
  it('writes out what a terminal would obey or hide', () => {
    assert.equal(visible('\u001b]0;a\u0007\u202eb\u0000'), '\\x1b]0;a\\x07\\u{202e}b\\x00');
    assert.equal(visible('12ｘ😀'), '12ｘ😀');
  });
});
