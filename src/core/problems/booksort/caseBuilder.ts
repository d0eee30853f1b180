import type { IntegerToken } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import type { TokenWindow } from '../../text/tokenWindow';
import type { InputFault } from './faults';
import { type OpenCase, completes } from './caseStarts';

/** Collects the books of one case. */
export class CaseBuilder implements OpenCase {
  private readonly read: number[] = [];
  private end: number;

  /** @param countAlone whether the number of books stands alone on its line */
  constructor(
    private readonly count: Span,
    readonly books: number,
    readonly countAlone: boolean,
  ) {
    this.end = count.end;
  }

  get shelf(): readonly number[] {
    return this.read;
  }

  get missing(): number {
    return this.books - this.read.length;
  }

  /** From the number of books to the last token. */
  get span(): Span {
    return { start: this.count.start, end: this.end };
  }

  /** Takes the token of the next book; what is wrong with it. */
  add({ span, value }: IntegerToken, headOf: (span: Span) => string): InputFault | undefined {
    const { books } = this;
    const place = this.read.length + 1;
    const fault: InputFault | undefined =
      value === undefined
        ? { code: 'not-a-number', span, token: headOf(span) }
        : value < 1 || value > books
          ? { code: 'foreign-book', span, token: headOf(span), books, place }
          : this.read.includes(value)
            ? { code: 'repeated-book', span, book: value, place }
            : undefined;
    this.read.push(fault ? 0 : (value ?? 0));
    this.end = span.end;
    return fault;
  }

  /** Whether the books that are missing stand behind the next token. */
  goesOnBehind(window: TokenWindow): boolean {
    return !this.read.includes(0) && completes(window, 1, this.books, this.read);
  }
}
