import assert from 'node:assert/strict';
import { CENTRE } from '../../../../../src/core/problems/rotation/board';
import {
  MAX_SET_DISTANCE,
  SET_RANKING,
  buildDistances,
  distanceOf,
} from '../../../../../src/core/problems/rotation/distances';
import { rankOf } from '../../../../../src/core/search/combinations';
import { finish } from '../../../../../src/core/search/slices';
import { distanceTable } from '../../../../support/core/tables';

describe('distances', () => {
  it('counts the sets of every distance, 0 to 14', () => {
    const counts = Array<number>(MAX_SET_DISTANCE + 1).fill(0);
    for (const distance of distanceTable().distances) counts[distance] = (counts[distance] ?? 0) + 1;
    assert.deepEqual(
      counts,
      [1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170, 178588, 72941, 10045, 188],
    );
  });

  it('has the centre at distance 0', () => {
    assert.equal(distanceOf(distanceTable(), CENTRE), 0);
  });

  it('keeps one set of each orbit, in ascending distance', () => {
    const { orbits, distances } = distanceTable();
    assert.equal(orbits.length, 92247);
    assert.equal(new Set(orbits).size, orbits.length);
    let last = 0;
    for (const set of orbits) {
      const distance = distances[rankOf(SET_RANKING, set)] ?? -1;
      assert.ok(distance === last || distance === last + 1);
      last = distance;
    }
  });

  it('builds the same table again', () => {
    assert.deepEqual(finish(buildDistances()), distanceTable());
  });
});
