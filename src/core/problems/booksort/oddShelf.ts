import type { IntegerToken } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import type { CaseSource, OpenCase, ReadCase } from '../counted/caseSyntax';
import { startsCase } from './caseStarts';
import type { ShelfFault } from './faults';
import type { ShelfContent } from './input';

/** A case whose number of books is none: it has no shelf, and what stands in the place of its books is passed over. */
export class OddShelf implements OpenCase<ShelfContent, ShelfFault> {
  private readonly start: number;
  private end: number;
  /** How many numbers are its books, however the lines break. */
  private booksLeft: number;
  /** Whether as many numbers as it says follow, each once. */
  private readonly isGood: boolean;

  /**
   * Takes the number of books.
   *
   * @param books that number
   * @param sharesLine as the case before, as a line with such a number tells nothing of the layout
   */
  constructor(
    private readonly source: CaseSource<ShelfFault>,
    { start, end }: Span,
    private readonly books: number,
    readonly sharesLine: boolean,
  ) {
    const { window } = source.text;
    this.start = start;
    this.end = end;
    this.isGood = startsCase(window);
    window.next();
    const startsBooks = window.onLine(0, 2) > 1 && !startsCase(window);
    this.booksLeft = this.isGood ? books : startsBooks ? 1 : 0;
  }

  read({ startsLine, span }: IntegerToken): 'read' | 'over' {
    const isBook = this.booksLeft > 0 || (!this.isGood && !startsLine);
    if (!isBook) return 'over';
    this.booksLeft--;
    this.end = span.end;
    this.source.text.window.next();
    return 'read';
  }

  close(): ReadCase<ShelfContent> {
    return { span: { start: this.start, end: this.end }, content: { shelf: [], solvable: false } };
  }

  extraNumbers(span: Span, extra: number): ShelfFault {
    return { code: 'extra-numbers', span, extra, books: this.books };
  }
}
