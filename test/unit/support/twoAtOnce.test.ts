import assert from 'node:assert/strict';
import { twoAtOnce } from '../../support/node/twoAtOnce';

describe('twoAtOnce', () => {
  it('does each task once, two at a time, and gives each its own result', async () => {
    let going = 0;
    let most = 0;
    const times = Array.from({ length: 9 }, () => 0);
    const tasks = times.map((_, index) => async () => {
      most = Math.max(most, ++going);
      times[index] = (times[index] ?? 0) + 1;
      await new Promise(setImmediate);
      going--;
      if (index === 3) throw new Error('three');
      return index;
    });
    const ask = twoAtOnce(tasks);
    for (const [index, result] of ask.entries()) {
      if (index === 3) await assert.rejects(result(), /three/);
      else assert.equal(await result(), index);
    }
    assert.equal(most, 2);
    assert.ok(times.every((count) => count === 1));
  });
});
