import { markLength } from '../text/byteOrderMark';
import { isBlank, isSpace, skipBlank, skipSpace } from '../text/whiteSpace';

/**
 * `word`: Latin letters. `no-moves`: "No moves needed", in whatever case and spacing. `number`: decimal digits. `other`:
 * anything else up to the next white space.
 */
type TokenKind = 'word' | 'no-moves' | 'number' | 'other';

/** A part of an output that stands for one line of it. */
export interface OutputToken {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

/** Characters of a token that takes time to read. */
const LONG = 1000;

const NO_MOVES = /no[ \t\v\f\r\n]+moves[ \t\v\f\r\n]+needed(?![a-z])/iy;
const UPPER_N = 78;
const LOWER_N = 110;

/** Finds the tokens of an output. Letters and digits that are glued together are tokens of their own. */
export class OutputTokens {
  /** The last long token, which is not to be read again and again. */
  private long: OutputToken | undefined;
  /** Characters without white space between them, the last that were looked at. */
  private run = { start: 0, end: 0, isPlain: true };

  /**
   * @param joined whether letters on one line with blanks between them are one token, as no judge prints two words on a
   *   line
   */
  constructor(
    private readonly text: string,
    private readonly joined: boolean,
  ) {}

  /** The first token from `offset` on; undefined where only white space is left. */
  from(offset: number): OutputToken | undefined {
    const { text } = this;
    const start = skipSpace(text, Math.max(offset, markLength(text)));
    if (start >= text.length) return undefined;
    if (this.long?.start === start) return this.long;
    const token = this.tokenAt(start);
    if (token.end - start > LONG) this.long = token;
    return token;
  }

  private tokenAt(start: number): OutputToken {
    const noMoves = this.noMovesEnd(start);
    if (noMoves > start) return { kind: 'no-moves', start, end: noMoves };
    const run = this.runAt(start);
    if (!run.isPlain) return { kind: 'other', start, end: run.end };
    const digits = this.endOfRun(start, isDigit);
    if (digits > start) return { kind: 'number', start, end: digits };
    return { kind: 'word', start, end: this.wordEnd(start) };
  }

  private wordEnd(start: number): number {
    const { text } = this;
    let end = this.endOfRun(start, isLetter);
    while (this.joined && isBlank(text.charCodeAt(end))) {
      const next = skipBlank(text, end);
      if (!isLetter(text.charCodeAt(next)) || !this.runAt(next).isPlain) break;
      if (this.noMovesEnd(next) > next) break;
      end = this.endOfRun(next, isLetter);
    }
    return end;
  }

  /** The end of "No moves needed" at an offset; the offset itself where it does not stand there. */
  private noMovesEnd(offset: number): number {
    const code = this.text.charCodeAt(offset);
    if (code !== UPPER_N && code !== LOWER_N) return offset;
    NO_MOVES.lastIndex = offset;
    return NO_MOVES.test(this.text) ? NO_MOVES.lastIndex : offset;
  }

  private runAt(offset: number): { readonly end: number; readonly isPlain: boolean } {
    if (offset < this.run.start || offset >= this.run.end) {
      const plainEnd = this.endOfRun(offset, (code) => isLetter(code) || isDigit(code));
      const end = this.endOfRun(plainEnd, (code) => !isSpace(code));
      this.run = { start: offset, end, isPlain: plainEnd === end };
    }
    return this.run;
  }

  private endOfRun(offset: number, belongs: (code: number) => boolean): number {
    let end = offset;
    while (end < this.text.length && belongs(this.text.charCodeAt(end))) end++;
    return end;
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
