import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { LineIndex } from '../../../../src/core/text/lineIndex';

describe('LineIndex', () => {
  it('has one line for an empty text', () => {
    const index = new LineIndex('');
    assert.equal(index.lineCount, 1);
    assert.deepEqual(index.position(0), { line: 0, column: 0 });
  });

  it('ends lines with a line feed, a carriage return or both together', () => {
    const index = new LineIndex('a\nb\r\nc\rd');
    assert.equal(index.lineCount, 4);
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((offset) => index.position(offset)),
      [
        { line: 0, column: 0 },
        { line: 0, column: 1 },
        { line: 1, column: 0 },
        { line: 1, column: 1 },
        { line: 1, column: 2 },
        { line: 2, column: 0 },
        { line: 2, column: 1 },
        { line: 3, column: 0 },
        { line: 3, column: 1 },
      ],
    );
  });

  it('has an empty last line after a final line break', () => {
    assert.equal(new LineIndex('0\r\n').lineCount, 2);
    assert.deepEqual(new LineIndex('0\n').position(2), { line: 1, column: 0 });
  });

  it('counts columns in UTF-16 units', () => {
    assert.deepEqual(new LineIndex('😀x').position(2), { line: 0, column: 2 });
  });

  it('takes the nearest line for a number out of range', () => {
    const index = new LineIndex('a\nb');
    assert.equal(index.lineStart(-1), 0);
    assert.equal(index.lineStart(7), 2);
  });

  it('finds for every offset the line that a split finds', () => {
    const text = fc.string({ unit: fc.constantFrom('\n', '\r', '1', ' '), maxLength: 40 });
    fc.assert(
      fc.property(text, (sample) => {
        const index = new LineIndex(sample);
        assert.equal(index.lineCount, sample.split(/\r\n|\n|\r/).length);
        for (let offset = 0; offset <= sample.length; offset++) {
          if (sample[offset - 1] === '\r' && sample[offset] === '\n') continue;
          const before = sample.slice(0, offset).split(/\r\n|\n|\r/);
          const { line, column } = index.position(offset);
          assert.equal(line, before.length - 1);
          assert.equal(column, before.at(-1)?.length);
        }
      }),
    );
  });
});
