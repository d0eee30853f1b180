import assert from 'node:assert/strict';
import { SET_RANKING, distanceOf } from '../../../../../src/core/problems/rotation/distances';
import { NO_DISTANCE, referenceDistances } from '../../../../support/core/referenceDistances';
import { distanceTable } from '../../../../support/core/tables';

describe('distances', () => {
  it('agrees on every set with a plain breadth-first search', () => {
    const table = distanceTable();
    let sets = 0;
    referenceDistances().forEach((distance, set) => {
      if (distance === NO_DISTANCE) return;
      sets++;
      if (distanceOf(table, set) !== distance) {
        assert.fail(`set ${set} is ${distance} moves away, not ${distanceOf(table, set)}`);
      }
    });
    assert.equal(sets, SET_RANKING.size);
  });
});
