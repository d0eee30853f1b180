import assert from 'node:assert/strict';
import fc from 'fast-check';
import { blankCommentLeaders } from '../../../../src/core/text/commentLeaders';

describe('blankCommentLeaders', () => {
  for (const leader of ['//', '///', '#', '*', '/*', '/**', '--', ';', ';;', '%']) {
    it(`blanks out ${leader} at the start of a line`, () => {
      assert.equal(blankCommentLeaders(`1 2\n  ${leader} 3`), `1 2\n  ${' '.repeat(leader.length)} 3`);
    });
  }

  it('blanks out the end of a block comment', () => {
    assert.equal(blankCommentLeaders('/* 1 2 */\n 3 */'), '   1 2   \n 3   ');
  });

  it('keeps such signs between numbers', () => {
    assert.equal(blankCommentLeaders('1 # 2 -- 3'), '1 # 2 -- 3');
  });

  it('keeps the length and the numbers of every text', () => {
    const piece = fc.constantFrom('1', ' ', '\n', '\r\n', '/', '*', '#', '-', ';', '%', '0');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const blanked = blankCommentLeaders(text);
        assert.equal(blanked.length, text.length);
        assert.equal(blanked.replace(/[^\d\r\n]/g, ''), text.replace(/[^\d\r\n]/g, ''));
      }),
    );
  });
});
