import { markLength } from '../../text/byteOrderMark';
import type { FaultPlace } from '../../text/faultPlace';
import type { IntegerToken } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import { CaseCount } from './caseCount';
import type { CaseSource, CaseSyntax, OpenCase } from './caseSyntax';
import type { CountedFault } from './countedFaults';
import type { CountedCase, CountedInput, ReadOptions } from './countedInput';
import { NumberText } from './numberText';
import { Passage, type PassageKind } from './passage';

/**
 * Reads a judge input that starts with how many cases follow, token by token, as judges do, whatever its layout. Where
 * numbers are missing, or there are too many, it goes on with the next case that the numbers or the lines show.
 */
export class CountedReader<Content, Fault extends FaultPlace> implements CaseSource<Fault> {
  readonly text: NumberText;
  private readonly cases: (CountedCase & Content)[] = [];
  private readonly faults: (CountedFault | Fault)[] = [];
  private readonly count: CaseCount;
  private open: OpenCase<Content, Fault> | undefined;
  private last: OpenCase<Content, Fault> | undefined;
  private passage: Passage | undefined;

  constructor(
    text: string,
    private readonly syntax: CaseSyntax<Content, Fault>,
    { offset = 0, caseCount = 'required' }: ReadOptions,
  ) {
    const mark = offset === 0 ? markLength(text) : 0;
    if (mark > 0) this.faults.push({ code: 'byte-order-mark', span: { start: 0, end: mark } });
    this.text = new NumberText(text, offset, mark);
    this.count = new CaseCount(caseCount === 'required');
  }

  /** Place of the next token in the text. */
  get at(): number {
    return this.text.at;
  }

  /** Reads a few tokens; false at the end of the text. */
  step(): boolean {
    const token = this.text.window.peek();
    if (!token) return false;
    if (this.passage) this.goOnPassing(this.passage, token);
    else if (this.open) this.readCase(this.open, token);
    else if (this.count.isPassed) this.startCase(token);
    else this.readCaseCount(token);
    return true;
  }

  /** What was read, at the end of the text. */
  end(): CountedInput<Content, Fault> {
    if (this.passage) this.closePassage(this.passage);
    if (this.open) this.closeCase(this.open);
    this.faults.push(...this.count.check(this.cases.length, this.text.end));
    this.faults.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
    return { cases: this.cases, faults: this.faults, caseCount: this.count.stated };
  }

  get casesLeft(): number | undefined {
    return this.count.left(this.cases.length + 1);
  }

  report(fault: Fault): void {
    this.faults.push({ ...fault, case: this.cases.length });
  }

  reportText(span: Span): void {
    this.faults.push({ code: 'not-a-number', span, token: this.text.headOf(span), case: this.cases.length });
  }

  private readCaseCount(token: IntegerToken): void {
    const { window } = this.text;
    const isText =
      token.value === undefined && (window.onLine(0, 2) > 1 || !this.text.looksLikeNumber(token));
    if (isText) {
      this.pass('text', token);
    } else if (token.value !== undefined && this.syntax.lacksCaseCount(window)) {
      this.count.lack(token);
    } else {
      window.next();
      const fault = this.count.read(token, this.text.headOf(token.span));
      if (fault) this.faults.push(fault);
    }
  }

  /** Reads the token at which a case starts, if one does. */
  private startCase(token: IntegerToken): void {
    const { syntax, last } = this;
    const { window } = this.text;
    const isRest = !token.startsLine && last && !syntax.restIsCase(window, last.sharesLine);
    if (this.count.isReached(this.cases.length) && (isRest || !syntax.looksLikeCase(window))) {
      this.pass('tail', token);
    } else if (isRest) {
      this.pass('rest', token);
    } else if (this.mayStartCase(token)) {
      this.open = syntax.start(token, this, last);
    } else {
      this.pass('text', token);
    }
  }

  private mayStartCase(token: IntegerToken): boolean {
    if (token.value !== undefined) return true;
    return this.text.looksLikeNumber(token) && this.syntax.startsMisspelt(this.text.window);
  }

  private readCase(open: OpenCase<Content, Fault>, token: IntegerToken): void {
    const outcome = open.read(token);
    if (outcome === 'text') this.pass('text', token);
    else if (outcome === 'over') this.closeCase(open);
  }

  private closeCase(open: OpenCase<Content, Fault>): void {
    const { span, content } = open.close();
    this.open = undefined;
    this.last = open;
    this.cases.push({ ...content, index: this.cases.length, span });
  }

  private pass(kind: PassageKind, token: IntegerToken): void {
    this.passage = new Passage(kind, token, this.text.window);
  }

  private goOnPassing(passage: Passage, token: IntegerToken): void {
    if (this.endsAt(passage, token)) this.closePassage(passage);
    else passage.passNext();
  }

  private endsAt({ kind, numeric }: Passage, token: IntegerToken): boolean {
    const { startsLine, value } = token;
    switch (kind) {
      case 'text':
        return startsLine && (value !== undefined || (!this.open && this.mayStartCase(token)));
      case 'rest':
        return (
          startsLine ||
          (numeric && value === undefined) ||
          this.syntax.restIsCase(this.text.window, this.last?.sharesLine === true)
        );
      case 'tail':
        return startsLine && this.syntax.startsGoodCase(this.text.window);
    }
  }

  private closePassage({ kind, span, tokens, numeric }: Passage): void {
    this.passage = undefined;
    if (kind === 'tail') {
      this.faults.push({ code: 'text-after-last-case', span });
    } else if (kind === 'rest' && numeric && this.last) {
      this.faults.push({ ...this.last.extraNumbers(span, tokens), case: this.cases.length - 1 });
    } else if (this.open) {
      this.reportText(span);
    } else {
      this.faults.push({ code: 'not-a-number', span, token: this.text.headOf(span) });
    }
  }
}
