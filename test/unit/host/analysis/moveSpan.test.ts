import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Replacement, moveSpan } from '../../../../src/host/analysis/moveSpan';

const replace = (rangeOffset: number, rangeLength: number, text: string): Replacement => ({
  rangeOffset,
  rangeLength,
  text,
});

describe('moveSpan', () => {
  const span = { start: 10, end: 20 };

  it('stays before an edit behind it', () => {
    assert.deepEqual(moveSpan(span, replace(25, 2, 'xxxx')), span);
    assert.deepEqual(moveSpan(span, replace(20, 2, 'xxxx')), span);
  });

  it('moves with an edit before it', () => {
    assert.deepEqual(moveSpan(span, replace(2, 3, 'x')), { start: 8, end: 18 });
    assert.deepEqual(moveSpan(span, replace(10, 0, 'x')), { start: 11, end: 21 });
  });

  it('grows with what is typed in it and at its end', () => {
    assert.deepEqual(moveSpan(span, replace(15, 0, 'xx')), { start: 10, end: 22 });
    assert.deepEqual(moveSpan(span, replace(20, 0, 'xx')), { start: 10, end: 22 });
  });

  it('loses what an edit across its start or end takes', () => {
    assert.deepEqual(moveSpan(span, replace(5, 10, 'xx')), { start: 7, end: 12 });
    assert.deepEqual(moveSpan(span, replace(15, 10, 'xx')), { start: 10, end: 17 });
  });

  it('is gone when nothing of it is left', () => {
    assert.equal(moveSpan(span, replace(10, 10, '')), undefined);
    assert.equal(moveSpan(span, replace(5, 30, '')), undefined);
  });

  it('keeps the characters that an edit does not touch', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(20), fc.string({ maxLength: 5 }), (at, length, text) => {
        const before = 'abcdefghijKLMNOPQRSTuvwxyzabcdefghijklmnop';
        const after = before.slice(0, at) + text.toLowerCase() + before.slice(at + length);
        const moved = moveSpan(span, replace(at, length, text));
        const kept = after.replace(/[^K-T]/g, '');
        const inside = moved ? after.slice(moved.start, moved.end) : '';
        assert.equal(inside.replace(/[^K-T]/g, ''), kept);
      }),
    );
  });
});
