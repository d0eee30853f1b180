import { headOf } from '../../text/headOf';
import { type IntegerToken, integerTokens } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import { TokenWindow } from '../../text/tokenWindow';

/** A text of numbers and what may stand between them. */
export class NumberText {
  readonly window: TokenWindow;

  /**
   * @param offset added to every span
   * @param from where the tokens start in `text`
   */
  constructor(
    private readonly text: string,
    private readonly offset: number,
    from: number,
  ) {
    this.window = new TokenWindow(integerTokens(text, offset, from));
  }

  /** Where the text ends, the offset added. */
  get end(): number {
    return this.offset + this.text.length;
  }

  /** Place of the next token in the text. */
  get at(): number {
    return (this.window.peek()?.span.start ?? this.end) - this.offset;
  }

  /** The first characters of a token, for a message. */
  headOf({ start, end }: Span): string {
    return headOf(this.text, start - this.offset, end - this.offset);
  }

  /** Whether a token that is no integer stands for one, as a slip of the pen does. */
  looksLikeNumber({ span }: IntegerToken): boolean {
    return /\d|^[\p{L}?]$/u.test(this.headOf(span));
  }

  /**
   * Whether the next token stands for none of the numbers that a case lacks, so that it and its line are to be passed
   * over: a text that is not the first of as many tokens up to the end of a line.
   */
  isText(token: IntegerToken, missing: number): boolean {
    if (token.value !== undefined || this.looksLikeNumber(token)) return false;
    return token.startsLine || !Number.isFinite(missing) || !this.window.endsLine(missing);
  }
}
