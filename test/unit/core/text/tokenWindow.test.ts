import assert from 'node:assert/strict';
import { integerTokens } from '../../../../src/core/text/integerTokens';
import { TokenWindow } from '../../../../src/core/text/tokenWindow';

function windowOf(text: string): TokenWindow {
  return new TokenWindow(integerTokens(text));
}

describe('TokenWindow', () => {
  it('reads all tokens in order, and looks ahead from any of them', () => {
    const count = 5000;
    const window = windowOf(Array.from({ length: count }, (_, i) => i).join(' '));
    for (let i = 0; i < count; i++) {
      assert.equal(window.peek(7)?.value, i + 7 < count ? i + 7 : undefined);
      assert.equal(window.peek()?.value, i);
      assert.equal(window.next()?.value, i);
    }
    assert.equal(window.peek(), undefined);
    assert.equal(window.next(), undefined);
    assert.equal(window.next(), undefined);
  });

  it('counts the tokens that are left on a line', () => {
    const window = windowOf('1 2 3\n4\n\n5 6');
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5, 6].map((ahead) => window.onLine(ahead, 9)),
      [3, 2, 1, 1, 2, 1, 0],
    );
    assert.equal(window.onLine(0, 2), 2);
    assert.equal(window.onLine(0, 0), 0);
  });

  it('tells where a line ends, the last with the text', () => {
    const window = windowOf('1 2\n3');
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((ahead) => window.endsLine(ahead)),
      [true, false, true, true, true],
    );
  });
});
