import assert from 'node:assert/strict';
import { rankCombinations, rankOf } from '../../../../src/core/search/combinations';

/** All 24-bit numbers with `k` bits, in ascending order (Gosper's hack). */
function* subsets(k: number): Generator<number> {
  if (k === 0) {
    yield 0;
    return;
  }
  for (let set = (1 << k) - 1; set < 1 << 24;) {
    yield set;
    const lowest = set & -set;
    const ripple = set + lowest;
    set = ripple | (((set ^ ripple) / lowest) >>> 2);
  }
}

describe('rankCombinations', () => {
  const sizes = new Map([
    [0, 1],
    [1, 24],
    [2, 276],
    [8, 735471],
    [12, 2704156],
    [23, 24],
    [24, 1],
  ]);
  for (const [k, size] of sizes) {
    it(`numbers the subsets of ${k} elements from 0 to ${size - 1} without gaps`, () => {
      const ranking = rankCombinations(k);
      assert.equal(ranking.size, size);
      const seen = new Uint8Array(size);
      let count = 0;
      for (const set of subsets(k)) {
        const rank = rankOf(ranking, set);
        if (rank < 0 || rank >= size || seen[rank]) assert.fail(`${set} has number ${rank}`);
        seen[rank] = 1;
        count++;
      }
      assert.equal(count, size);
    });
  }
});
