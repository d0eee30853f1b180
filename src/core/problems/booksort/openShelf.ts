import type { IntegerToken } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import type { CaseSource, OpenCase, ReadCase } from '../counted/caseSyntax';
import { type UnfinishedShelf, completes, startsNewCase } from './caseStarts';
import type { ShelfFault } from './faults';
import type { ShelfContent } from './input';

/** Collects the books of one case behind their number. */
export class OpenShelf implements OpenCase<ShelfContent, ShelfFault>, UnfinishedShelf {
  readonly shelf: number[] = [];
  private end: number;

  /** @param count where the number of books stands */
  constructor(
    private readonly source: CaseSource<ShelfFault>,
    private readonly count: Span,
    readonly books: number,
    readonly sharesLine: boolean,
  ) {
    this.end = count.end;
  }

  read(token: IntegerToken): 'read' | 'over' | 'text' {
    const { text } = this.source;
    if (this.missing === 0) return 'over';
    if (text.isText(token, this.missing)) return 'text';
    if (token.startsLine && startsNewCase(text.window, this)) return 'over';
    if (token.value === undefined && this.goesOnBehind()) this.source.reportText(token.span);
    else this.add(token);
    text.window.next();
    return 'read';
  }

  close(): ReadCase<ShelfContent> {
    const { missing, books, shelf } = this;
    const span = { start: this.count.start, end: this.end };
    if (missing > 0) this.source.report({ code: 'missing-books', span, missing, books });
    const solvable = missing === 0 && !shelf.includes(0);
    return { span, content: { shelf: [...shelf, ...Array<number>(missing).fill(0)], solvable } };
  }

  extraNumbers(span: Span, extra: number): ShelfFault {
    return { code: 'extra-numbers', span, extra, books: this.books };
  }

  private get missing(): number {
    return this.books - this.shelf.length;
  }

  /** Takes the token of the next book. */
  private add({ span, value }: IntegerToken): void {
    const { books, source } = this;
    const place = this.shelf.length + 1;
    let book = 0;
    if (value === undefined) {
      source.reportText(span);
    } else if (value < 1 || value > books) {
      source.report({ code: 'foreign-book', span, token: source.text.headOf(span), books, place });
    } else if (this.shelf.includes(value)) {
      source.report({ code: 'repeated-book', span, book: value, place });
    } else {
      book = value;
    }
    this.shelf.push(book);
    this.end = span.end;
  }

  /** Whether the books that are missing stand behind the next token. */
  private goesOnBehind(): boolean {
    return !this.shelf.includes(0) && completes(this.source.text.window, 1, this.books, this.shelf);
  }
}
