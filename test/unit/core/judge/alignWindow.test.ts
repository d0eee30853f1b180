import assert from 'node:assert/strict';
import { MISSING_COST, NONE, alignWindow } from '../../../../src/core/judge/alignWindow';

/** Aligns letters with letters; equal ones cost nothing, others 10. */
function align(slots: string, tokens: string, ends: { slotsBehind: number; tokensEnd: boolean }): number[] {
  return alignWindow({
    slots: slots.length,
    tokens: tokens.length,
    ...ends,
    tokensPerSlot: 1,
    cost: (slot, token) => (slots[slot] === tokens[token] ? 0 : 10),
    missing: () => MISSING_COST,
  });
}

const WHOLE = { slotsBehind: 0, tokensEnd: true };

describe('alignWindow', () => {
  it('matches what is equal', () => {
    assert.deepEqual(align('abc', 'abc', WHOLE), [0, 1, 2]);
  });

  it('leaves out what is missing, and passes over what is too much', () => {
    assert.deepEqual(align('abcd', 'acd', WHOLE), [0, NONE, 1, 2]);
    assert.deepEqual(align('abcd', 'abxcd', WHOLE), [0, 1, 3, 4]);
    assert.deepEqual(align('abcd', '', WHOLE), [NONE, NONE, NONE, NONE]);
    assert.deepEqual(align('', 'abcd', WHOLE), []);
  });

  it('takes one wrong token for the line that it stands in place of', () => {
    assert.deepEqual(align('abcd', 'axcd', WHOLE), [0, 1, 2, 3]);
  });

  it('takes an output to be cut short before it takes lines to be missing', () => {
    assert.deepEqual(align('abab', 'ab', WHOLE), [0, 1, NONE, NONE]);
  });

  it('minds how many slots stand behind the last token', () => {
    assert.deepEqual(align('ab', 'b', { slotsBehind: 0, tokensEnd: true }), [NONE, 0]);
    assert.deepEqual(align('ab', 'xbc', { slotsBehind: 1, tokensEnd: true }), [0, 1]);
    assert.deepEqual(align('abc', 'xabc', { slotsBehind: 1, tokensEnd: false }), [1, 2, 3]);
  });

  it('leaves open what is beyond the window', () => {
    assert.deepEqual(align('abcd', 'ab', { slotsBehind: 9, tokensEnd: false }), [0, 1]);
    assert.deepEqual(align('ab', 'abcd', { slotsBehind: 9, tokensEnd: false }), [0, 1]);
  });
});
