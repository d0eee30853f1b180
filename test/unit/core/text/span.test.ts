import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/core/text/span';

describe('applyEdits', () => {
  it('keeps the text where there are no edits', () => {
    assert.equal(applyEdits('1 2 3', []), '1 2 3');
  });

  it('replaces, inserts and deletes in one go', () => {
    const edits = [
      { span: { start: 0, end: 0 }, text: '<' },
      { span: { start: 2, end: 3 }, text: 'two' },
      { span: { start: 3, end: 5 }, text: '' },
    ];
    assert.equal(applyEdits('1 2 3', edits), '<1 two');
  });

  it('makes two insertions at one place in their order', () => {
    const at = { start: 1, end: 1 };
    assert.equal(
      applyEdits('ad', [
        { span: at, text: 'b' },
        { span: at, text: 'c' },
      ]),
      'abcd',
    );
  });
});
