import assert from 'node:assert/strict';
import { lineEnd, lineStart } from '../../../../src/core/text/lines';

describe('lineStart and lineEnd', () => {
  it('stand beside the line breaks, whatever their kind', () => {
    for (const eol of ['\n', '\r\n', '\r']) {
      const text = `ab${eol}cde${eol}f`;
      const middle = text.indexOf('d');
      assert.equal(text.slice(lineStart(text, middle), lineEnd(text, middle)), 'cde');
      assert.equal(lineStart(text, 1), 0);
      assert.equal(lineEnd(text, text.length - 1), text.length);
    }
  });
});
