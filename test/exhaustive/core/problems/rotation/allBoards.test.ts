import assert from 'node:assert/strict';
import { boardHistogram } from '../../../../support/core/boardHistogram';
import { distanceTable } from '../../../../support/core/tables';

describe('all 9,465,511,770 boards', () => {
  const histogram = (() => {
    let counted: ReturnType<typeof boardHistogram> | undefined;
    return () => (counted ??= boardHistogram(distanceTable()));
  })();

  it('have the known numbers by distance, at most 13', () => {
    assert.deepEqual(
      histogram().byDistance,
      [
        38610, 308880, 1698840, 8030880, 33820248, 124134840, 400278348, 1098954804, 2316756348, 3172593156,
        1992066648, 312776400, 4053576, 192,
      ],
    );
  });

  it('have two symbols tied at the least distance in 20.42 % and three in 4.47 %', () => {
    const [, , two = 0, three = 0] = histogram().byTies;
    const all = histogram().byDistance.reduce((sum, count) => sum + count, 0);
    assert.equal(all, 9465511770);
    assert.equal(((100 * two) / all).toFixed(2), '20.42');
    assert.equal(((100 * three) / all).toFixed(2), '4.47');
  });
});
