import { markLength } from '../../text/byteOrderMark';
import { headOf } from '../../text/headOf';
import { type IntegerToken, integerTokens } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import { TokenWindow } from '../../text/tokenWindow';
import { CaseBuilder } from './caseBuilder';
import type { InputFault } from './faults';
import type { BooksortInput, ReadOptions, ShelfCase } from './input';
import {
  isBookCount,
  isCaseCount,
  lacksCaseCount,
  looksLikeShelf,
  restIsCase,
  shelfLine,
  startsCase,
  startsNewCase,
} from './caseStarts';

/**
 * Text that is passed over. `text`: lines that are no numbers. `rest`: what follows a whole case on its line. `shelf`: the
 * numbers behind a number of books that is none. `tail`: what follows the last case that is counted.
 */
interface Passage {
  readonly kind: 'text' | 'rest' | 'shelf' | 'tail';
  readonly start: number;
  end: number;
  tokens: number;
  /** Whether its first token is an integer. */
  readonly numeric: boolean;
}

/**
 * Reads a judge input token by token, as judges do, whatever its layout. Where numbers are missing, or there are too
 * many, it goes on with the next case that the numbers or the lines show.
 */
export class CaseReader {
  private readonly window: TokenWindow;
  private readonly offset: number;
  private readonly cases: ShelfCase[] = [];
  private readonly faults: InputFault[] = [];
  private caseCount: BooksortInput['caseCount'];
  /** Whether the number of cases is passed, or where it would stand. */
  private started = false;
  /** The first token of a text without a number of cases. */
  private firstOfUncounted: Span | undefined;
  private builder: CaseBuilder | undefined;
  private passage: Passage | undefined;
  /** The case that the last token belongs to. */
  private last: CaseBuilder | undefined;

  constructor(
    private readonly text: string,
    private readonly options: ReadOptions,
  ) {
    this.offset = options.offset ?? 0;
    const mark = this.offset === 0 ? markLength(text) : 0;
    if (mark > 0) this.faults.push({ code: 'byte-order-mark', span: { start: 0, end: mark } });
    this.window = new TokenWindow(integerTokens(text, this.offset, mark));
  }

  /** Offset of the next token in the text. */
  get at(): number {
    return (this.window.peek()?.span.start ?? this.offset + this.text.length) - this.offset;
  }

  /** Reads a few tokens; false at the end of the text. */
  step(): boolean {
    const token = this.window.peek();
    if (!token) return false;
    if (this.passage) this.goOnPassing(this.passage, token);
    else if (this.builder) this.readBook(this.builder, token);
    else if (this.started) this.readBookCount(token);
    else this.readCaseCount(token);
    return true;
  }

  /** What was read, at the end of the text. */
  end(): BooksortInput {
    if (this.passage) this.closePassage(this.passage);
    if (this.builder) this.closeCase(this.builder);
    if (this.options.caseCount !== 'optional') this.checkCaseCount();
    this.faults.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
    return { cases: this.cases, faults: this.faults, caseCount: this.caseCount };
  }

  private checkCaseCount(): void {
    const cases = this.cases.length;
    if (!this.started || (this.firstOfUncounted && cases > 1)) {
      const span = this.firstOfUncounted ?? {
        start: this.offset + this.text.length,
        end: this.offset + this.text.length,
      };
      this.faults.push({ code: 'missing-case-count', span });
    }
    if (!this.caseCount) return;
    const { span, value: count } = this.caseCount;
    if (cases < count) this.faults.push({ code: 'missing-cases', span, count, cases });
    if (cases > count) this.faults.push({ code: 'uncounted-cases', span, count, cases });
  }

  private readCaseCount(token: IntegerToken): void {
    const { span, value } = token;
    if (value === undefined) {
      const alone = this.window.onLine(0, 2) === 1 && this.looksLikeNumber(token);
      if (!alone) {
        this.pass('text', token);
        return;
      }
      this.report('not-a-number', span);
    } else if (lacksCaseCount(this.window)) {
      this.firstOfUncounted = span;
      this.started = true;
      return;
    } else if (isCaseCount(value)) {
      this.caseCount = { span, value };
    } else {
      this.faults.push({ code: 'bad-case-count', span, token: this.headOf(span) });
    }
    this.started = true;
    this.window.next();
  }

  /** Reads the token at which a case starts, if one does. */
  private readBookCount(token: IntegerToken): void {
    const { span, value } = token;
    const rest = !token.startsLine && this.last !== undefined;
    if (this.isBehindLast() && !looksLikeShelf(this.window)) {
      this.pass('tail', token);
    } else if (rest && !this.restIsCase(token)) {
      this.pass('rest', token);
    } else if (value === undefined) {
      this.pass('text', token);
    } else if (this.last?.countAlone !== false && token.startsLine && shelfLine(this.window) !== undefined) {
      this.readUncountedShelf(shelfLine(this.window) ?? 0);
    } else if (isBookCount(token)) {
      this.window.next();
      this.builder = new CaseBuilder(
        span,
        value,
        token.startsLine && (this.window.peek()?.startsLine ?? true),
      );
    } else {
      this.readOddCase(span, value);
    }
  }

  /** Whether what follows a case on its line is the next one. */
  private restIsCase(token: IntegerToken): boolean {
    return restIsCase(this.window, token, this.last?.countAlone === false);
  }

  /** Whether as many cases are read as there are to be. */
  private isBehindLast(): boolean {
    if (this.options.caseCount === 'optional' || !this.caseCount) return false;
    return this.cases.length >= this.caseCount.value;
  }

  /** Reads a line of books without their number. */
  private readUncountedShelf(books: number): void {
    const tokens = Array.from({ length: books }, () => this.window.next());
    const start = tokens[0]?.span.start ?? 0;
    const span = { start, end: tokens.at(-1)?.span.end ?? start };
    this.faults.push({ code: 'missing-book-count', span, case: this.cases.length, books });
    this.addCase(
      span,
      tokens.map((token) => token?.value ?? 0),
      false,
    );
  }

  /** Reads a case whose number of books is none. */
  private readOddCase(span: Span, books: number): void {
    const good = startsCase(this.window);
    this.faults.push({ code: 'bad-book-count', span, case: this.cases.length, token: this.headOf(span) });
    this.window.next();
    const next = this.window.peek();
    const passes =
      next && (good || !next.startsLine || (this.window.onLine(0, 2) > 1 && !startsCase(this.window)));
    if (!passes) {
      this.addCase(span, [], false);
      return;
    }
    this.passage = { kind: 'shelf', start: span.start, end: span.end, tokens: 0, numeric: true };
    for (let i = 0; good && i < books; i++) this.extend(this.passage);
    if (!good) this.extend(this.passage);
    else this.closePassage(this.passage);
  }

  private readBook(builder: CaseBuilder, token: IntegerToken): void {
    const text = token.value === undefined && !this.looksLikeNumber(token);
    if (token.startsLine && text) {
      this.pass('text', token);
    } else if (token.startsLine && startsNewCase(this.window, builder)) {
      this.closeCase(builder);
    } else if (token.value === undefined && builder.goesOnBehind(this.window)) {
      this.report('not-a-number', token.span, this.cases.length);
      this.window.next();
    } else {
      this.window.next();
      const fault = builder.add(token, (span) => this.headOf(span));
      if (fault) this.faults.push({ ...fault, case: this.cases.length });
      if (builder.missing === 0) this.closeCase(builder);
    }
  }

  private closeCase(builder: CaseBuilder): void {
    const { span, missing, books, shelf } = builder;
    if (missing > 0) {
      this.faults.push({ code: 'missing-books', span, case: this.cases.length, missing, books });
    }
    this.builder = undefined;
    this.last = builder;
    this.addCase(span, [...shelf, ...Array<number>(missing).fill(0)], !shelf.includes(0) && missing === 0);
  }

  private addCase(span: Span, shelf: readonly number[], solvable: boolean): void {
    this.cases.push({ index: this.cases.length, span, shelf, solvable });
  }

  private pass(kind: Passage['kind'], { span, value }: IntegerToken): void {
    this.passage = { kind, start: span.start, end: span.end, tokens: 0, numeric: value !== undefined };
    this.extend(this.passage);
  }

  private extend(passage: Passage): void {
    passage.end = this.window.next()?.span.end ?? passage.end;
    passage.tokens++;
  }

  private goOnPassing(passage: Passage, token: IntegerToken): void {
    if (this.endsAt(passage, token)) this.closePassage(passage);
    else this.extend(passage);
  }

  private endsAt({ kind, numeric }: Passage, token: IntegerToken): boolean {
    const isNumber = token.value !== undefined;
    switch (kind) {
      case 'text':
        return token.startsLine && isNumber;
      case 'rest':
        return token.startsLine || (numeric && !isNumber) || this.restIsCase(token);
      case 'shelf':
        return token.startsLine;
      case 'tail':
        return token.startsLine && startsCase(this.window);
    }
  }

  private closePassage({ kind, start, end, tokens, numeric }: Passage): void {
    this.passage = undefined;
    const span = { start, end };
    const last = this.cases.length - 1;
    if (kind === 'tail') this.faults.push({ code: 'text-after-last-case', span });
    else if (kind === 'shelf') this.addCase(span, [], false);
    else if (kind === 'rest' && numeric) {
      this.faults.push({
        code: 'extra-numbers',
        span,
        case: last,
        extra: tokens,
        books: this.last?.books ?? 0,
      });
    } else this.report('not-a-number', span, this.builder ? last + 1 : undefined);
  }

  private report(code: 'not-a-number', span: Span, index?: number): void {
    this.faults.push({ code, span, token: this.headOf(span), ...(index !== undefined && { case: index }) });
  }

  private headOf({ start, end }: Span): string {
    return headOf(this.text, start - this.offset, end - this.offset);
  }

  /** Whether a token that is no integer stands for one, as a slip of the pen does. */
  private looksLikeNumber({ span }: IntegerToken): boolean {
    const head = this.headOf(span);
    return /\d/.test(head) || Array.from(head).length === 1;
  }
}
