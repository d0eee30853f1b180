import type { Grid } from './grid';
import { type Masks, clearBit, masksOf, setBit } from './masks';

/**
 * The grids on the path of a search: which squares are left of each, and which matches may still be taken. Level 0 is
 * the start.
 */
export class Position {
  readonly masks: Masks;
  level = 0;
  /** The squares left, level by level. */
  readonly squares: Int32Array;
  /** The matches that may be taken, level by level. */
  readonly allowed: Int32Array;
  /** The same as each level was entered. */
  private readonly allowedOnEntry: Int32Array;

  /** @param forbidden matches that may not be taken */
  constructor(grid: Grid, forbidden: readonly number[]) {
    const masks = masksOf(grid.size);
    this.masks = masks;
    // Every move destroys a square, so there are no more levels than that.
    this.squares = new Int32Array((masks.squares + 1) * masks.squareWords);
    this.allowed = new Int32Array((masks.squares + 1) * masks.matchWords);
    this.allowedOnEntry = new Int32Array(this.allowed.length);
    for (let square = 0; square < masks.squares; square++) setBit(this.squares, 0, square);
    for (let match = 0; match < masks.matches; match++) setBit(this.allowedOnEntry, 0, match);
    for (const match of grid.gone) {
      const { owners, squareWords } = masks;
      for (let word = 0; word < squareWords; word++) {
        this.squares[word] = (this.squares[word] ?? 0) & ~(owners[(match - 1) * squareWords + word] ?? 0);
      }
      clearBit(this.allowedOnEntry, 0, match - 1);
    }
    for (const match of forbidden) clearBit(this.allowedOnEntry, 0, match - 1);
    this.allowAsOnEntry();
  }

  /** Where the squares of the current level start in `squares`. */
  get squareStart(): number {
    return this.level * this.masks.squareWords;
  }

  /** Where the matches of the current level start in `allowed`. */
  get matchStart(): number {
    return this.level * this.masks.matchWords;
  }

  /** Whether no square is left. */
  get isSolved(): boolean {
    const { squareStart, squares } = this;
    for (let at = squareStart; at < squareStart + this.masks.squareWords; at++) {
      if (squares[at] !== 0) return false;
    }
    return true;
  }

  /** Takes a match: a new level with the squares that are left. */
  take(match: number): void {
    const { masks, squares, allowed, allowedOnEntry, squareStart, matchStart } = this;
    const { squareWords, matchWords, owners } = masks;
    const owner = (match - 1) * squareWords;
    for (let word = 0; word < squareWords; word++) {
      squares[squareStart + squareWords + word] =
        (squares[squareStart + word] ?? 0) & ~(owners[owner + word] ?? 0);
    }
    for (let word = 0; word < matchWords; word++) {
      const mask = allowed[matchStart + word] ?? 0;
      allowed[matchStart + matchWords + word] = mask;
      allowedOnEntry[matchStart + matchWords + word] = mask;
    }
    this.level++;
  }

  /** Back to the level before. */
  putBack(): void {
    this.level--;
  }

  /** From now on no way on from the current level takes the match. */
  forbid(match: number): void {
    clearBit(this.allowed, this.matchStart, match - 1);
  }

  /** Allows on the current level what was allowed when it was entered. */
  allowAsOnEntry(): void {
    const { matchStart } = this;
    for (let at = matchStart; at < matchStart + this.masks.matchWords; at++) {
      this.allowed[at] = this.allowedOnEntry[at] ?? 0;
    }
  }
}
