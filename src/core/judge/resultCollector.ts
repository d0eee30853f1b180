import { type Answer, NO_MOVES } from '../problems/rotation/answer';
import type { DistanceTable } from '../problems/rotation/distances';
import type { Span } from '../text/span';
import type { CaseResult, LayoutFault, OutputCheck } from './caseResult';
import type { CheckedCase } from './checkedCase';
import { type CaseRules, judgeLayout, judgeTokens } from './judgeCase';
import type { Fault } from './judgeWord';
import { type FoundLayout, breakFault, leadingFault, trailingFault } from './layout';
import type { ReadCase } from './outputReader';
import type { OutputToken } from './outputTokens';
import type { Profile } from './profile';
import { worstVerdict } from './verdict';

/** Layout that a judge that compares tokens sees too; a byte order mark belongs to the first token. */
const SEEN_IN_TOKENS: readonly LayoutFault[] = ['glued-lines', 'letter-case', 'byte-order-mark'];

/** Judges the cases of an output as they are read, and collects the results. */
export class ResultCollector {
  private readonly results: CaseResult[] = [];
  private casesRead = 0;
  /** Tokens before the first case. */
  private leading: Span | undefined;

  constructor(
    private readonly cases: readonly CheckedCase[],
    private readonly text: string,
    private readonly profile: Profile,
    private readonly table: DistanceTable,
  ) {}

  /** Takes the next case. */
  case(read: ReadCase): void {
    const { leading } = this;
    this.leading = undefined;
    this.casesRead = read.case + 1;
    const found = this.cases[read.case];
    if (!found?.answer) return;
    if (read.kind === 'exact') this.accept(read.case, found.answer, read.block);
    else {
      const { board, answer } = found;
      this.judge(read, { board, answer, table: this.table, profile: this.profile });
    }
    if (leading) this.addExtra(leading);
  }

  /** Takes tokens that stand behind the last case, or before the first. */
  extra(span: Span): void {
    if (this.casesRead > 0) this.addExtra(span);
    else this.leading = { start: this.leading?.start ?? span.start, end: span.end };
  }

  /**
   * The whole result.
   *
   * @param offset end of the last token
   */
  end(offset: number): OutputCheck {
    const { results, leading } = this;
    const trailing = trailingFault(this.text, offset);
    if (trailing && this.counts(trailing) && this.last?.verdict === 'AC') {
      results.push({ ...this.last, reason: 'presentation', verdict: 'PE', ...trailing });
      results.splice(-2, 1);
    }
    const verdict = worstVerdict(results.map((result) => result.verdict));
    return leading ? { verdict: 'WA', cases: results, extra: leading } : { verdict, cases: results };
  }

  /** The result of the case read last; undefined where it has none. */
  private get last(): CaseResult | undefined {
    const last = this.results.at(-1);
    return last?.case === this.casesRead - 1 ? last : undefined;
  }

  private accept(index: number, answer: Answer, block: Span): void {
    const moves = answer.word || NO_MOVES;
    const centre = this.profile === 'moves-only' ? undefined : String(answer.centre);
    this.results.push({
      reason: 'accepted',
      case: index,
      verdict: 'AC',
      span: block,
      block,
      expected: answer,
      got: { moves, centre },
    });
  }

  private judge(read: Extract<ReadCase, { readonly kind: 'read' }>, rules: CaseRules): void {
    const { moves, centre } = read.tokens;
    const { block } = read;
    const fault = judgeTokens(rules, this.text, read.tokens) ?? this.layoutFault(read, rules);
    this.results.push({
      case: read.case,
      verdict: fault === undefined ? 'AC' : fault.reason === 'presentation' ? 'PE' : 'WA',
      block,
      expected: rules.answer,
      got: { moves: this.textOf(moves), centre: this.textOf(centre) },
      // A spread that other properties follow takes twenty times as long.
      ...(fault ?? { reason: 'accepted', span: block }),
    });
  }

  private layoutFault(
    read: Extract<ReadCase, { readonly kind: 'read' }>,
    rules: CaseRules,
  ): Fault | undefined {
    const { before } = read.tokens;
    const { start } = read.block;
    const found = read.isTorn
      ? undefined
      : before === 0
        ? leadingFault(this.text, start)
        : breakFault(this.text, before, start);
    if (found && this.counts(found)) return { reason: 'presentation', ...found };
    return judgeLayout(rules, this.text, read.tokens, (layout) => this.counts(layout));
  }

  private counts({ layout }: FoundLayout): boolean {
    return this.profile !== 'poj' || SEEN_IN_TOKENS.includes(layout);
  }

  private addExtra(span: Span): void {
    const { last } = this;
    if (!last) return;
    const block = {
      start: Math.min(last.block.start, span.start),
      end: Math.max(last.block.end, span.end),
    };
    const { case: index, expected, got } = last;
    this.results.pop();
    this.results.push(
      last.verdict === 'WA'
        ? { ...last, block }
        : { reason: 'extra-output', case: index, verdict: 'WA', span, block, expected, got },
    );
  }

  private textOf(token: OutputToken | undefined): string | undefined {
    return token && this.text.slice(token.start, token.end);
  }
}
