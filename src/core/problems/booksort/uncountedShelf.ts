import type { IntegerToken } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import type { CaseSource, OpenCase, ReadCase } from '../counted/caseSyntax';
import type { ShelfFault } from './faults';
import type { ShelfContent } from './input';

/** A line of books without their number. */
export class UncountedShelf implements OpenCase<ShelfContent, ShelfFault> {
  readonly sharesLine = false;
  private readonly span: Span;
  private readonly shelf: readonly number[];

  /** Takes the line, which has that many books. */
  constructor(
    source: CaseSource<ShelfFault>,
    { span: { start, end } }: IntegerToken,
    private readonly books: number,
  ) {
    const tokens = Array.from({ length: books }, () => source.text.window.next());
    this.span = { start, end: tokens.at(-1)?.span.end ?? end };
    this.shelf = tokens.map((token) => token?.value ?? 0);
    source.report({ code: 'missing-book-count', span: this.span, books });
  }

  read(): 'over' {
    return 'over';
  }

  close(): ReadCase<ShelfContent> {
    return { span: this.span, content: { shelf: this.shelf, solvable: false } };
  }

  extraNumbers(span: Span, extra: number): ShelfFault {
    return { code: 'extra-numbers', span, extra, books: this.books };
  }
}
