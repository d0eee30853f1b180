import type { IntegerToken } from './integerTokens';

/** Tokens dropped at once when they are passed. */
const DROPPED = 1024;

/** Reads tokens one after the other, with a look at those that follow. */
export class TokenWindow {
  private readonly seen: IntegerToken[] = [];
  /** Index in `seen` of the token that is read next. */
  private first = 0;

  constructor(private readonly tokens: Iterator<IntegerToken, void>) {}

  /** The token that is read next, or the one that many after it; undefined behind the last. */
  peek(ahead = 0): IntegerToken | undefined {
    while (this.seen.length <= this.first + ahead) {
      const { value } = this.tokens.next();
      if (!value) return undefined;
      this.seen.push(value);
    }
    return this.seen[this.first + ahead];
  }

  /** Reads a token; undefined behind the last. */
  next(): IntegerToken | undefined {
    const token = this.peek();
    if (token) this.first++;
    if (this.first >= DROPPED) {
      this.seen.splice(0, this.first);
      this.first = 0;
    }
    return token;
  }

  /** Whether the line breaks in front of the token `ahead`, or the text ends there. */
  endsLine(ahead: number): boolean {
    return this.peek(ahead)?.startsLine ?? true;
  }

  /** How many tokens of a line there are from the one `ahead` on, itself among them; no more than `most` are counted. */
  onLine(ahead: number, most: number): number {
    let count = 0;
    for (let token = this.peek(ahead); token && count < most; token = this.peek(ahead + count)) {
      if (count > 0 && token.startsLine) break;
      count++;
    }
    return count;
  }
}
