import { markLength } from '../../text/byteOrderMark';
import { headOf } from '../../text/headOf';
import { type IntegerToken, integerTokens } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import { TokenWindow } from '../../text/tokenWindow';
import { CaseBuilder, type CaseHead } from './caseBuilder';
import {
  endsLine,
  goodCase,
  isCaseCount,
  isSize,
  isTwoLines,
  lacksCaseCount,
  restIsCase,
  startsNewCase,
  startsNextCase,
} from './caseStarts';
import type { InputFault } from './faults';
import { MAX_JUDGE_SIZE, MAX_SIZE, gridWithout, matchCount } from './grid';
import type { GridCase, ReadOptions, SquaresInput } from './input';

/**
 * Text that is passed over. `text`: lines that are no numbers. `rest`: what follows a whole case on its line. `tail`:
 * what follows the last case that is counted.
 */
interface Passage {
  readonly kind: 'text' | 'rest' | 'tail';
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
  private readonly cases: GridCase[] = [];
  private readonly faults: InputFault[] = [];
  private caseCount: SquaresInput['caseCount'];
  /** Whether the number of cases is passed, or where it would stand. */
  private started = false;
  /** The first token of a text without a number of cases. */
  private firstOfUncounted: Span | undefined;
  private head: CaseHead | undefined;
  private builder: CaseBuilder | undefined;
  private passage: Passage | undefined;
  /** The case that was read last. */
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
    else if (this.head) this.readGoneCount(this.head, token);
    else if (this.builder) this.readMatch(this.builder, token);
    else if (this.started) this.readHead(token);
    else this.readCaseCount(token);
    return true;
  }

  /** What was read, at the end of the text. */
  end(): SquaresInput {
    if (this.passage) this.closePassage(this.passage);
    if (this.head) this.closeHead(this.head);
    if (this.builder) this.closeCase(this.builder);
    if (this.options.caseCount !== 'optional') this.checkCaseCount();
    this.faults.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
    return { cases: this.cases, faults: this.faults, caseCount: this.caseCount };
  }

  private checkCaseCount(): void {
    const cases = this.cases.length;
    if (!this.started || (this.firstOfUncounted && cases > 1)) {
      const end = this.offset + this.text.length;
      const span = this.firstOfUncounted ?? { start: end, end };
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
      if (this.window.onLine(0, 2) > 1 || !this.looksLikeNumber(token)) {
        this.pass('text', token);
        return;
      }
      this.reportText(span);
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

  /** Reads the size and how many matches are gone where a case starts, or starts to pass over what is none. */
  private readHead(token: IntegerToken): void {
    const rest = !token.startsLine && this.last !== undefined;
    if (this.isBehindLast() && goodCase(this.window) === undefined) {
      this.pass('tail', token);
    } else if (rest && !restIsCase(this.window, this.last?.sizeAlone === false)) {
      this.pass('rest', token);
    } else if (token.value === undefined && !this.standsForSize(token)) {
      this.pass('text', token);
    } else {
      this.startCase(token);
    }
  }

  /** Whether a token that is no integer is a size misspelt. */
  private standsForSize(token: IntegerToken): boolean {
    return this.looksLikeNumber(token) && isTwoLines(this.window) && !isTwoLines(this.window, 1);
  }

  private startCase(token: IntegerToken): void {
    const { window } = this;
    const sizeAlone = token.startsLine && endsLine(window, 1);
    const lacksGone = sizeAlone && goodCase(window) === undefined && startsNextCase(window);
    this.head = { span: token.span, size: this.checkSize(token), sizeAlone };
    window.next();
    if (lacksGone) this.closeHead(this.head);
  }

  /** Reads how many matches are gone. */
  private readGoneCount(head: CaseHead, token: IntegerToken): void {
    if (token.value === undefined && !this.looksLikeNumber(token)) {
      this.pass('text', token);
      return;
    }
    this.window.next();
    this.head = undefined;
    const count = this.checkGoneCount(token, head.size);
    this.builder = new CaseBuilder(head, token.span.end, count, this.casesLeft);
    this.closeWhereWhole(this.builder);
  }

  private closeHead({ span, size }: CaseHead): void {
    this.head = undefined;
    this.faults.push({ code: 'missing-gone-count', span, case: this.cases.length });
    this.addCase(span, size, false);
  }

  /** The size, or 0 where it is none. */
  private checkSize({ span, value }: IntegerToken): number {
    const place = { span, case: this.cases.length };
    if (value === undefined) this.reportText(span, this.cases.length);
    else if (!isSize(value)) this.faults.push({ ...place, code: 'bad-size', token: this.headOf(span) });
    else if (value > MAX_JUDGE_SIZE) this.faults.push({ ...place, code: 'large-size', size: value });
    return isSize(value) ? value : 0;
  }

  /** How many matches are gone; undefined where the token is no such number. */
  private checkGoneCount({ span, value }: IntegerToken, size: number): number | undefined {
    const most = matchCount(size || MAX_SIZE);
    if (value === undefined) this.reportText(span, this.cases.length);
    else if (value >= 0 && value <= most) return value;
    else {
      const token = this.headOf(span);
      this.faults.push({ code: 'bad-gone-count', span, case: this.cases.length, token, most });
    }
    return undefined;
  }

  private get isInCase(): boolean {
    return this.head !== undefined || this.builder !== undefined;
  }

  /** How many cases are to be read before the last one is; undefined where that is not known. */
  private get casesLeft(): number | undefined {
    if (this.options.caseCount === 'optional' || !this.caseCount) return undefined;
    const left = this.caseCount.value - this.cases.length - 1;
    return left < 0 ? undefined : left;
  }

  /** Whether as many cases are read as there are to be. */
  private isBehindLast(): boolean {
    if (this.options.caseCount === 'optional' || !this.caseCount) return false;
    return this.cases.length >= this.caseCount.value;
  }

  private readMatch(builder: CaseBuilder, token: IntegerToken): void {
    if (token.startsLine && builder.count === undefined) {
      this.closeCase(builder);
    } else if (this.isText(token, builder)) {
      this.pass('text', token);
    } else if (token.startsLine && startsNewCase(this.window, builder)) {
      this.closeCase(builder);
    } else {
      this.window.next();
      const fault = builder.add(token, this.headOf(token.span));
      if (fault) this.faults.push({ ...fault, case: this.cases.length });
      this.closeWhereWhole(builder);
    }
  }

  /** Whether a token stands for no match, so that it and its line are passed over. */
  private isText(token: IntegerToken, builder: CaseBuilder): boolean {
    if (token.value !== undefined || this.looksLikeNumber(token)) return false;
    return token.startsLine || !endsLine(this.window, builder.missing);
  }

  private closeWhereWhole(builder: CaseBuilder): void {
    if (builder.missing === 0) this.closeCase(builder);
  }

  private closeCase(builder: CaseBuilder): void {
    const { span, missing, count } = builder;
    if (count !== undefined && missing > 0) {
      this.faults.push({ code: 'missing-matches', span, case: this.cases.length, missing, count });
    }
    this.builder = undefined;
    this.last = builder;
    this.addCase(span, builder.size, builder.good && missing === 0, builder.gone);
  }

  private addCase(span: Span, size: number, solvable: boolean, gone: readonly number[] = []): void {
    this.cases.push({ index: this.cases.length, span, grid: gridWithout(size, gone), solvable });
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
        return token.startsLine && (isNumber || (!this.isInCase && this.standsForSize(token)));
      case 'rest':
        return (
          token.startsLine ||
          (numeric && !isNumber) ||
          restIsCase(this.window, this.last?.sizeAlone === false)
        );
      case 'tail':
        return token.startsLine && goodCase(this.window) !== undefined;
    }
  }

  private closePassage({ kind, start, end, tokens, numeric }: Passage): void {
    this.passage = undefined;
    const span = { start, end };
    const last = this.cases.length - 1;
    if (kind === 'tail') this.faults.push({ code: 'text-after-last-case', span });
    else if (kind === 'rest' && numeric) {
      const count = this.last?.count ?? 0;
      this.faults.push({ code: 'extra-numbers', span, case: last, extra: tokens, count });
    } else this.reportText(span, this.isInCase ? last + 1 : undefined);
  }

  private reportText(span: Span, index?: number): void {
    const token = this.headOf(span);
    this.faults.push({ code: 'not-a-number', span, token, ...(index !== undefined && { case: index }) });
  }

  private headOf({ start, end }: Span): string {
    return headOf(this.text, start - this.offset, end - this.offset);
  }

  /** Whether a token that is no integer stands for one, as a slip of the pen does. */
  private looksLikeNumber({ span }: IntegerToken): boolean {
    return /\d|^[\p{L}?]$/u.test(this.headOf(span));
  }
}
