/**
 * A stream of pseudo-random numbers that a seed determines, the same on every platform: xoshiro128** (D. Blackman and
 * S. Vigna, Scrambled linear pseudorandom number generators, ACM TOMS 47, 2021).
 */
export class Random {
  private readonly state: Uint32Array;

  /** Throws a RangeError where the state is not four numbers, at least one of them not 0. */
  constructor(state: readonly number[]) {
    this.state = Uint32Array.from(state);
    if (this.state.length !== 4 || this.state.every((part) => part === 0)) {
      throw new RangeError('The state is four 32-bit numbers, not all 0');
    }
  }

  /**
   * The stream of a seed, of which the lower 32 bits count. They are spread over the state by the finaliser of
   * MurmurHash3 (A. Appleby), as neighbouring seeds would give similar first numbers.
   */
  static fromSeed(seed: number): Random {
    return new Random([1, 2, 3, 4].map((part) => finalise(seed + Math.imul(part, 0x9e3779b9))));
  }

  /** The next number, 0 to 2³² − 1. */
  next(): number {
    const [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = this.state;
    this.state.set([s0 ^ s1 ^ s3, s0 ^ s1 ^ s2, s0 ^ s2 ^ (s1 << 9), rotateLeft(s1 ^ s3, 11)]);
    return Math.imul(rotateLeft(Math.imul(s1, 5), 7), 9) >>> 0;
  }

  /** A number from 0 to `limit - 1`, each as likely; `limit` is at most 2³². */
  below(limit: number): number {
    const unfair = 2 ** 32 % limit;
    let number = this.next();
    while (number < unfair) number = this.next();
    return number % limit;
  }

  /** One of the values, each as likely. Throws a RangeError where there are none. */
  pick<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new RangeError('Nothing to pick from');
    return value;
  }

  /** The values in random order (R. A. Fisher and F. Yates). */
  shuffled<T>(values: readonly T[]): T[] {
    const order = [...values];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const value = order[last] as T;
      order[last] = order[other] as T;
      order[other] = value;
    }
    return order;
  }
}

/** The largest seed that is told from others, as the lower 32 bits count. */
export const LARGEST_SEED = 0xffffffff;

/** A seed that is short enough to be typed. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}

function rotateLeft(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by));
}

function finalise(bits: number): number {
  let mixed = bits | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
