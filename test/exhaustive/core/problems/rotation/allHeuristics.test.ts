import assert from 'node:assert/strict';
import { countBits } from '../../../../../src/core/bits';
import { CENTRE } from '../../../../../src/core/problems/rotation/board';
import { MOVES, turnSet } from '../../../../../src/core/problems/rotation/moves';
import { centreCount } from '../../../../../src/core/problems/rotation/space';
import { NO_DISTANCE, referenceDistances } from '../../../../support/core/referenceDistances';

// A board's estimate is the least of its three symbols', so what holds for every set of eight cells holds for boards.
describe('the centre count', () => {
  it('never overestimates the distance of a set and drops by at most 1 a move, on every set', () => {
    const estimate = (set: number) => 8 - countBits(set & CENTRE);
    let sets = 0;
    referenceDistances().forEach((distance, set) => {
      if (distance === NO_DISTANCE) return;
      sets++;
      if (estimate(set) > distance) assert.fail(`set ${set} is ${distance} moves away, not ${estimate(set)}`);
      for (const move of MOVES) {
        if (estimate(turnSet(set, move)) < estimate(set) - 1) assert.fail(`move ${move} from set ${set}`);
      }
    });
    assert.equal(sets, 735_471);
  });

  it('is the least of the estimates of the three symbols', () => {
    const [ones, twos] = [0b1011, 0xff0000];
    const threes = CENTRE & ~(ones | twos);
    const least = Math.min(...[ones, twos, threes].map((set) => 8 - countBits(set & CENTRE)));
    assert.equal(centreCount({ ones, twos, threes }), least);
  });
});
