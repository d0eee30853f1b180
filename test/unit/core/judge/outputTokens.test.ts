import assert from 'node:assert/strict';
import { OutputTokens } from '../../../../src/core/judge/outputTokens';

/** The tokens of an output, each after the first letter of its kind. */
function tokens(text: string, joined = true): string[] {
  const reader = new OutputTokens(text, joined);
  const found: string[] = [];
  for (let token = reader.from(0); token; token = reader.from(token.end)) {
    found.push(`${token.kind}:${text.slice(token.start, token.end)}`);
  }
  return found;
}

describe('OutputTokens', () => {
  it('finds words, numbers and the text for no moves', () => {
    assert.deepEqual(tokens('AC\n2\n\nNo moves needed\n10'), [
      'word:AC',
      'number:2',
      'no-moves:No moves needed',
      'number:10',
    ]);
  });

  it('takes the text for no moves in other wording', () => {
    assert.deepEqual(tokens('NO  moves\nNeeded'), ['no-moves:NO  moves\nNeeded']);
    assert.deepEqual(tokens('No moves neededs'), ['word:No moves neededs']);
  });

  it('parts letters and digits that are glued', () => {
    assert.deepEqual(tokens('AC2DDHH2No moves needed3'), [
      'word:AC',
      'number:2',
      'word:DDHH',
      'number:2',
      'no-moves:No moves needed',
      'number:3',
    ]);
  });

  it('joins letters on one line where it is to', () => {
    assert.deepEqual(tokens('A C\tD\nE No moves needed'), [
      'word:A C\tD',
      'word:E',
      'no-moves:No moves needed',
    ]);
    assert.deepEqual(tokens('A C', false), ['word:A', 'word:C']);
  });

  it('leaves anything else whole', () => {
    assert.deepEqual(tokens('-1 A.C １ A '), ['other:-1', 'other:A.C', 'other:１', 'word:A']);
  });

  it('passes over a byte order mark at the start only', () => {
    assert.deepEqual(tokens('\ufeffAC\n\ufeff'), ['word:AC', 'other:\ufeff']);
  });
});
