import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { LineIndex } from '../../../../src/core/text/lineIndex';
import { LineTracker } from '../../../../src/core/text/lineTracker';

const text = fc.string({ unit: fc.constantFrom('\n', '\r', '1', ' '), maxLength: 40 });

describe('LineTracker', () => {
  it('finds the places that an index of the whole text finds, however it is cut', () => {
    fc.assert(
      fc.property(fc.array(text), (pieces) => {
        const tracker = new LineTracker();
        for (const piece of pieces) tracker.push(piece);
        const whole = pieces.join('');
        const index = new LineIndex(whole);
        for (let offset = 0; offset < whole.length; offset++) {
          assert.deepEqual(tracker.position(offset), index.position(offset));
        }
      }),
    );
  });

  it('still finds what it was told to keep and all that stands behind', () => {
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1 }),
        fc.array(fc.nat(99), { minLength: 1 }),
        (pieces, wanted) => {
          const tracker = new LineTracker();
          const whole = pieces.join('');
          const index = new LineIndex(whole);
          let pushed = 0;
          let kept: number[] = [];
          for (const piece of pieces) {
            tracker.push(piece);
            pushed += piece.length;
            const largest = Math.max(0, ...kept);
            kept = [...kept, ...wanted.filter((offset) => offset >= largest && offset <= pushed)];
            if (kept.length > 0) tracker.keep(kept);
            for (const offset of kept) {
              if (offset < pushed) assert.deepEqual(tracker.position(offset), index.position(offset));
            }
          }
          for (let offset = Math.max(0, ...kept); offset < whole.length; offset++) {
            assert.deepEqual(tracker.position(offset), index.position(offset));
          }
        },
      ),
    );
  });
});
