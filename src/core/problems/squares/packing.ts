import { lowestBit } from '../../bits';
import { WORD_BITS } from './masks';
import type { Position } from './position';

/**
 * Lower bounds on the matches still to take, from squares that are chosen so that no match is of more than `load` of
 * them: whoever takes k matches destroys at most `load` · k of the squares chosen. Squares are chosen greedily, the
 * small ones first, and count only by matches that may be taken. Infinity where some square has none.
 */
export class Packing {
  /** Matches that are of at least one and of two of the squares chosen. */
  private readonly once: Int32Array;
  private readonly twice: Int32Array;
  /** The squares left, in order. */
  private readonly left: Int32Array;

  constructor(
    private readonly position: Position,
    private readonly load: 1 | 2,
  ) {
    const { matchWords, squares } = position.masks;
    this.once = new Int32Array(matchWords);
    this.twice = new Int32Array(matchWords);
    this.left = new Int32Array(squares);
  }

  bound(): number {
    this.once.fill(0);
    this.twice.fill(0);
    const count = this.listSquares();
    let chosen = 0;
    // A square may be chosen as often as a match may be of squares chosen.
    for (let time = 0; time < this.load; time++) chosen += this.choose(count);
    return Math.ceil(chosen / this.load);
  }

  /** Puts the squares left into `left`; how many there are. */
  private listSquares(): number {
    const { squares, squareStart, masks } = this.position;
    const { left } = this;
    let count = 0;
    for (let word = 0; word < masks.squareWords; word++) {
      for (let bits = squares[squareStart + word] ?? 0; bits !== 0; bits &= bits - 1) {
        left[count++] = word * WORD_BITS + lowestBit(bits);
      }
    }
    return count;
  }

  /** Chooses what more can be chosen of the first `count` squares of `left`; how many, or Infinity. */
  private choose(count: number): number {
    const { left, once, twice, position } = this;
    const spent = this.load === 1 ? once : twice;
    const { allowed, matchStart, masks } = position;
    const { borders, matchWords } = masks;
    let chosen = 0;
    for (let i = 0; i < count; i++) {
      const border = (left[i] ?? 0) * matchWords;
      let any = 0;
      let full = 0;
      for (let word = 0; word < matchWords; word++) {
        const mask = (borders[border + word] ?? 0) & (allowed[matchStart + word] ?? 0);
        any |= mask;
        full |= mask & (spent[word] ?? 0);
      }
      if (any === 0) return Infinity;
      if (full !== 0) continue;
      chosen++;
      for (let word = 0; word < matchWords; word++) {
        const mask = borders[border + word] ?? 0;
        const before = once[word] ?? 0;
        twice[word] = (twice[word] ?? 0) | (mask & before);
        once[word] = before | mask;
      }
    }
    return chosen;
  }
}
