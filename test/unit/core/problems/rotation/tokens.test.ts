import assert from 'node:assert/strict';
import { isStray, kindOf, lineShape, symbolOf } from '../../../../../src/core/problems/rotation/tokens';

const shape = (text: string) => lineShape({ text, horizon: text.length, ends: true }, 0);

describe('kindOf', () => {
  const kinds = {
    symbol: ['1', '2', '3', '01', '+3'],
    zero: ['0', '00', '-0'],
    foreign: ['4', '9', 'x', '#', '12', '-1', '+5', '007', '１', '😀'],
    word: ['1l', 'abc', '1.5', '1,2', '//', '1\u00002'],
  };
  for (const [kind, tokens] of Object.entries(kinds)) {
    it(`knows every ${kind}`, () => {
      for (const token of tokens) assert.equal(kindOf(token, 0, token.length), kind, token);
    });
  }
});

describe('symbolOf', () => {
  it('gives 0 for whatever is no symbol', () => {
    assert.deepEqual(
      ['1', '2', '3', '0', '4', '12', 'x'].map((token) => symbolOf(token, 0, token.length)),
      [1, 2, 3, 0, 0, 0, 0],
    );
  });
});

describe('lineShape', () => {
  it('counts tokens up to the end of the line', () => {
    const { tokens, strange, endsWithZero, end } = shape('1 2 x 0  \n3 3');
    assert.deepEqual(
      { tokens, strange, endsWithZero, end },
      { tokens: 4, strange: 1, endsWithZero: true, end: 7 },
    );
  });

  it('knows the words that a line starts with', () => {
    const { leadingWords, leadingEnd } = shape('Sample Input: 1 2 3 end');
    assert.deepEqual({ leadingWords, leadingEnd }, { leadingWords: 2, leadingEnd: 13 });
  });

  it('says whether the end of the line was in view', () => {
    assert.equal(shape('1 2').whole, true);
    assert.equal(lineShape({ text: '1 2 3', horizon: 3, ends: false }, 0).whole, false);
  });
});

describe('isStray', () => {
  it('tells comments and headings from numbers', () => {
    const stray = (text: string): boolean => isStray(shape(text));
    for (const text of ['// 1 2 3', '# 1', 'Board 3:', 'Sample Input', 'x'])
      assert.equal(stray(text), true, text);
    for (const text of ['1 2 3', '0', '4', '1 x 3', '']) assert.equal(stray(text), false, text);
  });
});
