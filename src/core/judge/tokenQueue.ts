import type { OutputToken, OutputTokens } from './outputTokens';

/** The next tokens of an output, found when they are asked for. */
export class TokenQueue {
  private waiting: OutputToken[] = [];
  private first = 0;
  /** Where the search for the token behind those goes on. */
  private searched = 0;
  private reachedEnd = false;

  constructor(private readonly tokens: OutputTokens) {}

  /** The token that is `index` behind the next one, or undefined where there are fewer. */
  peek(index: number): OutputToken | undefined {
    while (this.first + index >= this.waiting.length) {
      const token = this.reachedEnd ? undefined : this.tokens.from(this.searched);
      if (!token) {
        this.reachedEnd = true;
        return undefined;
      }
      this.waiting.push(token);
      this.searched = token.end;
    }
    return this.waiting[this.first + index];
  }

  /** Passes over tokens that have been peeked at. */
  drop(count: number): void {
    this.first += count;
    if (2 * this.first < this.waiting.length) return;
    this.waiting = this.waiting.slice(this.first);
    this.first = 0;
  }

  /** Passes over all up to an offset, where a token ends. */
  jump(offset: number): void {
    const { waiting } = this;
    while (this.first < waiting.length && (waiting[this.first]?.start ?? offset) < offset) this.first++;
    if (this.first === waiting.length) this.searched = Math.max(this.searched, offset);
    this.drop(0);
  }
}
