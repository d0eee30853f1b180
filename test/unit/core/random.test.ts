import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { Random } from '../../../src/core/random';

function take(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => random.next());
}

describe('Random', () => {
  it('gives the published numbers of xoshiro128**', () => {
    assert.deepEqual(
      take(new Random([0, 1, 2, 3]), 10),
      [5760, 17280, 2966400, 32451840, 2604340873, 3891234569, 1254043636, 216095511, 3291724652, 2070429911],
    );
  });

  it('gives the same numbers for the same seed and others for another', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (seed, other) => {
        assert.deepEqual(take(Random.fromSeed(seed), 8), take(Random.fromSeed(seed), 8));
        fc.pre(seed !== other);
        assert.notDeepEqual(take(Random.fromSeed(seed), 8), take(Random.fromSeed(other), 8));
      }),
    );
  });

  it('keeps its numbers for a seed', () => {
    assert.deepEqual(take(Random.fromSeed(0), 3), [3809008728, 1133695204, 53579671]);
  });

  it('refuses a state of zeros, which gives zeros for ever', () => {
    assert.throws(() => new Random([0, 0, 0, 0]), RangeError);
    assert.throws(() => new Random([1, 2, 3]), RangeError);
  });

  it('stays below the limit and reaches every number under it', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 9 }), (seed, limit) => {
        const random = Random.fromSeed(seed);
        const seen = new Set(Array.from({ length: 300 }, () => random.below(limit)));
        assert.deepEqual(
          [...seen].sort((a, b) => a - b),
          Array.from({ length: limit }, (_, i) => i),
        );
      }),
    );
  });

  it('is fair over six faces', () => {
    const random = Random.fromSeed(6);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60000; i++) {
      const face = random.below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10000) ** 2 / 10000, 0);
    assert.ok(
      chiSquare < 20.5,
      `chi-square of 5 degrees is ${chiSquare}; 20.5 is exceeded once in 1,000 seeds`,
    );
  });

  it('picks from what is there', () => {
    assert.equal(Random.fromSeed(1).pick(['only']), 'only');
    assert.throws(() => Random.fromSeed(1).pick([]), RangeError);
  });

  it('shuffles into every order as often', () => {
    const random = Random.fromSeed(3);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24000; i++) {
      const order = random.shuffled(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    assert.equal(counts.size, 24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    assert.ok(
      chiSquare < 49.8,
      `chi-square of 23 degrees is ${chiSquare}; 49.8 is exceeded once in 1,000 seeds`,
    );
  });
});
