import { countBits, highestBit, lowestBit } from '../../bits';
import type { MoveSink } from '../../search/idaStar';
import { clearBit, WORD_BITS } from './masks';
import type { Position } from './position';

/** Lists the matches of one square that is left, one of which any solution takes. */
export class Branching {
  /** Scratch: the matches that are of all the squares looked at. */
  private readonly shared: Int32Array;
  /** Scratch: the matches to list, and how many squares each destroys. */
  private readonly matches: number[] = [];
  private readonly gains: Int32Array;

  constructor(private readonly position: Position) {
    const { matchWords, matches } = position.masks;
    this.shared = new Int32Array(matchWords);
    this.gains = new Int32Array(matches + 1);
  }

  /**
   * Appends the allowed matches of the square that has the fewest, the first of those that tie: matches that destroy
   * more squares first, of those that tie the higher number.
   */
  list(moves: MoveSink): void {
    const { matches, gains, position } = this;
    const { borders, matchWords } = position.masks;
    const square = this.tightestSquare();
    if (square === undefined) return;
    matches.length = 0;
    for (let word = 0; word < matchWords; word++) {
      const allowed = position.allowed[position.matchStart + word] ?? 0;
      for (let bits = (borders[square * matchWords + word] ?? 0) & allowed; bits !== 0; bits &= bits - 1) {
        const match = word * WORD_BITS + lowestBit(bits) + 1;
        gains[match] = this.gainOf(match);
        matches.push(match);
      }
    }
    matches.sort((a, b) => (gains[b] ?? 0) - (gains[a] ?? 0) || b - a);
    for (const match of matches) moves.push(match);
  }

  /**
   * Forbids every allowed match that destroys no square that another allowed match would not destroy too; of matches
   * that destroy the same the one with the lowest number stays allowed.
   */
  forbidDominated(): void {
    const { allowed, matchStart, masks } = this.position;
    for (let word = masks.matchWords - 1; word >= 0; word--) {
      for (let bits = allowed[matchStart + word] ?? 0; bits !== 0;) {
        const bit = highestBit(bits);
        bits ^= 1 << bit;
        const match = word * WORD_BITS + bit + 1;
        if (this.isDominated(match)) this.position.forbid(match);
      }
    }
  }

  private isDominated(match: number): boolean {
    const { shared, position } = this;
    const { squares, squareStart, allowed, matchStart, masks } = position;
    const { borders, owners, matchWords, squareWords } = masks;
    for (let word = 0; word < matchWords; word++) shared[word] = allowed[matchStart + word] ?? 0;
    clearBit(shared, 0, match - 1);
    for (let word = 0; word < squareWords; word++) {
      const owned = (owners[(match - 1) * squareWords + word] ?? 0) & (squares[squareStart + word] ?? 0);
      for (let bits = owned; bits !== 0; bits &= bits - 1) {
        const border = (word * WORD_BITS + lowestBit(bits)) * matchWords;
        let any = 0;
        for (let other = 0; other < matchWords; other++) {
          const mask = (shared[other] ?? 0) & (borders[border + other] ?? 0);
          shared[other] = mask;
          any |= mask;
        }
        if (any === 0) return false;
      }
    }
    return shared.some((mask) => mask !== 0);
  }

  /** The square left that has the fewest allowed matches, the first of those that tie. */
  private tightestSquare(): number | undefined {
    const { squares, squareStart, allowed, matchStart, masks } = this.position;
    const { borders, matchWords, squareWords } = masks;
    let tightest: number | undefined;
    let fewest = Infinity;
    for (let word = 0; word < squareWords; word++) {
      for (let bits = squares[squareStart + word] ?? 0; bits !== 0; bits &= bits - 1) {
        const square = word * WORD_BITS + lowestBit(bits);
        let count = 0;
        for (let i = 0; i < matchWords; i++) {
          count += countBits((borders[square * matchWords + i] ?? 0) & (allowed[matchStart + i] ?? 0));
        }
        if (count >= fewest) continue;
        fewest = count;
        tightest = square;
      }
    }
    return tightest;
  }

  /** How many squares a match destroys. */
  private gainOf(match: number): number {
    const { squares, squareStart, masks } = this.position;
    const { owners, squareWords } = masks;
    let gain = 0;
    for (let word = 0; word < squareWords; word++) {
      gain += countBits((owners[(match - 1) * squareWords + word] ?? 0) & (squares[squareStart + word] ?? 0));
    }
    return gain;
  }
}
