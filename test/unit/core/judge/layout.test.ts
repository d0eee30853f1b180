import assert from 'node:assert/strict';
import { breakFault, leadingFault, trailingFault } from '../../../../src/core/judge/layout';

/** What is wrong between `<` and `>`, which stand for tokens. */
function between(gap: string): string | undefined {
  const found = breakFault(`<${gap}>`, 1, 1 + gap.length);
  return found && `${found.layout} ${found.span.start}-${found.span.end}`;
}

describe('breakFault', () => {
  it('takes one line break, and blanks before it', () => {
    for (const gap of ['\n', '\r', '\r\n', ' \t\n', '\v\f\r\n']) assert.equal(between(gap), undefined);
  });

  it('tells what else stands there, and where', () => {
    assert.equal(between(''), 'glued-lines 0-2');
    assert.equal(between(' \t'), 'merged-lines 1-3');
    assert.equal(between('\n '), 'leading-space 2-3');
    assert.equal(between('\n\n'), 'blank-line 2-3');
    assert.equal(between('\r\n \r\n\t'), 'blank-line 3-6');
    assert.equal(between('\r\r'), 'blank-line 2-3');
  });
});

describe('leadingFault', () => {
  it('wants the first token at the very start', () => {
    assert.equal(leadingFault('A', 0), undefined);
    assert.deepEqual(leadingFault(' A', 1), { layout: 'leading-space', span: { start: 0, end: 1 } });
    assert.deepEqual(leadingFault('\n A', 2), { layout: 'blank-line', span: { start: 0, end: 1 } });
    assert.deepEqual(leadingFault('\ufeffA', 1), { layout: 'byte-order-mark', span: { start: 0, end: 1 } });
  });
});

describe('trailingFault', () => {
  it('takes up to two line breaks at the end', () => {
    for (const end of ['', ' ', '\n', '\n\n', '\r\n \r\n', '\n\n  '])
      assert.equal(trailingFault(`A${end}`, 1), undefined);
    assert.deepEqual(trailingFault('A\n\n\n', 1), { layout: 'blank-line', span: { start: 2, end: 4 } });
  });
});
