import assert from 'node:assert/strict';
import { SPEEDS, nextSpeed, stepInterval, turnDuration } from '../../../../media/model/speed';

describe('speed', () => {
  it('goes round from the slowest to the fastest', () => {
    assert.deepEqual(SPEEDS.map(nextSpeed), [1, 2, 4, 0.5]);
  });

  it('ends every turn before the next step is due', () => {
    for (const speed of SPEEDS) assert.ok(turnDuration(speed, true) < stepInterval(speed));
  });

  it('draws a turn of the user in 160 ms at every speed', () => {
    for (const speed of SPEEDS) assert.equal(turnDuration(speed, false), 160);
  });
});
