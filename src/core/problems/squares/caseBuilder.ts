import type { IntegerToken } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import type { OpenCase } from './caseStarts';
import type { InputFault } from './faults';
import { matchCount } from './grid';

/** The start of a case. */
export interface CaseHead {
  /** Of the size. */
  readonly span: Span;
  /** 0 where it is none. */
  readonly size: number;
  /** Whether the size stands alone on its line. */
  readonly sizeAlone: boolean;
}

/** Collects the matches of one case. */
export class CaseBuilder implements OpenCase {
  readonly gone: number[] = [];
  good: boolean;
  private read = 0;
  private end: number;

  /**
   * @param countEnd where the number of matches that are gone ends
   * @param count that number; undefined where it is none: as many as stand on the line
   */
  constructor(
    private readonly head: CaseHead,
    countEnd: number,
    readonly count: number | undefined,
    readonly casesLeft: number | undefined,
  ) {
    this.end = countEnd;
    this.good = head.size > 0 && count !== undefined;
  }

  get size(): number {
    return this.head.size;
  }

  get sizeAlone(): boolean {
    return this.head.sizeAlone;
  }

  get missing(): number {
    return this.count === undefined ? Infinity : this.count - this.read;
  }

  /** From the size to the last token. */
  get span(): Span {
    return { start: this.head.span.start, end: this.end };
  }

  /** Takes the token of the next match; what is wrong with it. */
  add({ span, value }: IntegerToken, head: string): InputFault | undefined {
    const most = matchCount(this.size);
    this.read++;
    this.end = span.end;
    if (value === undefined) {
      this.good = false;
      return { code: 'not-a-number', span, token: head };
    }
    // Without a size no number is known to be wrong.
    if (this.size === 0) return undefined;
    if (value < 1 || value > most) {
      this.good = false;
      return { code: 'foreign-match', span, token: head, most };
    }
    if (this.gone.includes(value)) return { code: 'repeated-match', span, match: value };
    this.gone.push(value);
    return undefined;
  }
}
