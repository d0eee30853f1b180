import { MAX_BOARD_DISTANCE } from '../problems/rotation/generator';
import type { CheckedCase } from './checkedCase';
import type { OutputToken, OutputTokens } from './outputTokens';
import { equals } from './tokenCosts';

/** A case and the offset of the token for its word, of which there is no doubt. */
export interface Anchor {
  readonly case: number;
  readonly offset: number;
}

/** Shorter words are right for many boards. */
const SHORTEST_WORD = 5;
const CASES_A_CALL = 5000;
const TOKENS_A_CALL = 5000;
const SEVERAL = -1;

/** Finds where an output that has gone astray is right again, however far ahead. */
export class Anchors {
  /** The only case that each word is right for. */
  private readonly caseOf = new Map<string, number>();
  /** Cases of which the words are there. */
  private indexed = 0;
  /** Up to here there is no such place. */
  private searched = 0;
  private exhausted = false;

  constructor(
    private readonly cases: readonly CheckedCase[],
    private readonly text: string,
    private readonly tokens: OutputTokens,
    private readonly hasCentres: boolean,
  ) {}

  /**
   * The first place from `offset` on where the answers of a case, from `first` on, and of the case behind it stand.
   * A call searches a part; all calls together read the text about once.
   */
  next(first: number, offset: number): Anchor | 'searching' | undefined {
    if (this.exhausted) return undefined;
    if (this.indexed < this.cases.length) {
      this.indexWords();
      return 'searching';
    }
    this.searched = Math.max(this.searched, offset);
    for (let left = TOKENS_A_CALL; left > 0; left--) {
      const token = this.tokens.from(this.searched);
      if (!token) {
        this.exhausted = true;
        return undefined;
      }
      const index = this.caseOf.get(this.wordOf(token)) ?? SEVERAL;
      const end = index >= first ? this.answerEnd(index, token) : undefined;
      const following = end === undefined ? undefined : this.tokens.from(end);
      if (following && this.answerEnd(index + 1, following) !== undefined)
        return { case: index, offset: token.start };
      this.searched = token.end;
    }
    return 'searching';
  }

  /** The end of the answer of a case that starts with `token`, or undefined where another answer stands there. */
  private answerEnd(index: number, token: OutputToken): number | undefined {
    const answer = this.cases[index]?.answer;
    if (!answer || !equals(this.text, token, answer.word)) return undefined;
    if (!this.hasCentres) return token.end;
    const centre = this.tokens.from(token.end);
    return centre && equals(this.text, centre, String(answer.centre)) ? centre.end : undefined;
  }

  private indexWords(): void {
    const end = Math.min(this.cases.length, this.indexed + CASES_A_CALL);
    for (; this.indexed < end; this.indexed++) {
      const word = this.cases[this.indexed]?.answer?.word ?? '';
      if (word.length >= SHORTEST_WORD) this.caseOf.set(word, this.caseOf.has(word) ? SEVERAL : this.indexed);
    }
  }

  private wordOf({ start, end }: OutputToken): string {
    return end - start <= MAX_BOARD_DISTANCE ? this.text.slice(start, end) : '';
  }
}
