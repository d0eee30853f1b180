import { firstIndex } from '../search/bisect';
import type { OutputTokens } from './outputTokens';

const TOKENS_A_CALL = 5000;
const TOKENS_A_MARK = 64;

/** Counts the tokens of an output. */
export class TokenCounter {
  /** Where every sixty-fourth token starts. */
  private readonly marks: number[] = [];
  private count = 0;
  private searched = 0;

  constructor(private readonly tokens: OutputTokens) {}

  /** Counts a part of the tokens. Returns whether any are left to count. */
  advance(): boolean {
    for (let left = TOKENS_A_CALL; left > 0; left--) {
      const token = this.tokens.from(this.searched);
      if (!token) return false;
      if (this.count % TOKENS_A_MARK === 0) this.marks.push(token.start);
      this.count++;
      this.searched = token.end;
    }
    return true;
  }

  /** About how many of the tokens that are counted stand before an offset; less than 64 too many. */
  before(offset: number): number {
    const marks = firstIndex(this.marks.length, (index) => (this.marks[index] ?? offset) >= offset);
    return Math.min(marks * TOKENS_A_MARK, this.count);
  }
}
