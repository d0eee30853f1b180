import type { IntegerToken } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import type { CaseSource, OpenCase, ReadCase } from '../counted/caseSyntax';
import { goodCase, isSize, startsNewCase, startsNextCase } from './caseStarts';
import type { GridFault } from './faults';
import { GoneMatches } from './goneMatches';
import { MAX_JUDGE_SIZE, MAX_SIZE, gridWithout, matchCount } from './grid';
import type { GridContent } from './input';

/** Collects one case: the size, how many matches are gone, and the matches. */
export class OpenGrid implements OpenCase<GridContent, GridFault> {
  readonly sharesLine: boolean;
  private readonly sizeSpan: Span;
  /** 0 where it is none. */
  private readonly size: number;
  /** Whether the next case follows the size. */
  private readonly lacksGone: boolean;
  private matches: GoneMatches | undefined;

  /** Takes the size. */
  constructor(
    token: IntegerToken,
    private readonly source: CaseSource<GridFault>,
  ) {
    const { window } = source.text;
    this.sharesLine = !token.startsLine || !window.endsLine(1);
    this.lacksGone = !this.sharesLine && goodCase(window) === undefined && startsNextCase(window);
    this.sizeSpan = token.span;
    this.size = this.checkSize(token);
    window.next();
  }

  read(token: IntegerToken): 'read' | 'over' | 'text' {
    if (this.matches) return this.readMatch(this.matches, token);
    return this.lacksGone ? 'over' : this.readGoneCount(token);
  }

  close(): ReadCase<GridContent> {
    const { size, matches } = this;
    if (!matches) {
      const span = this.sizeSpan;
      this.source.report({ code: 'missing-gone-count', span });
      return { span, content: { grid: gridWithout(size), solvable: false } };
    }
    const { count, missing } = matches;
    const span = { start: this.sizeSpan.start, end: matches.end };
    if (count !== undefined && missing > 0) {
      this.source.report({ code: 'missing-matches', span, missing, count });
    }
    const solvable = this.isGood(matches) && missing === 0;
    return { span, content: { grid: gridWithout(size, matches.gone), solvable } };
  }

  extraNumbers(span: Span, extra: number): GridFault {
    return { code: 'extra-numbers', span, extra, count: this.matches?.count ?? 0 };
  }

  private readGoneCount(token: IntegerToken): 'read' | 'text' {
    const { text } = this.source;
    if (token.value === undefined && !text.looksLikeNumber(token)) return 'text';
    text.window.next();
    this.matches = new GoneMatches(this.source, token.span, this.checkGoneCount(token), this.size);
    return 'read';
  }

  private readMatch(matches: GoneMatches, token: IntegerToken): 'read' | 'over' | 'text' {
    const { text } = this.source;
    const { missing } = matches;
    if (missing === 0 || (token.startsLine && matches.count === undefined)) return 'over';
    if (text.isText(token, missing)) return 'text';
    if (token.startsLine && this.endsAtNewCase(matches)) return 'over';
    text.window.next();
    matches.add(token);
    return 'read';
  }

  /** Whether the line that comes next starts a new case, and not the matches that are missing. */
  private endsAtNewCase(matches: GoneMatches): boolean {
    const { gone, missing } = matches;
    const { casesLeft, text } = this.source;
    return startsNewCase(text.window, {
      size: this.size,
      gone,
      missing,
      good: this.isGood(matches),
      casesLeft,
    });
  }

  /** Whether nothing that was read leaves the case without an answer. */
  private isGood({ good, count }: GoneMatches): boolean {
    return good && this.size > 0 && count !== undefined;
  }

  /** The size, or 0 where it is none. */
  private checkSize({ span, value }: IntegerToken): number {
    const { source } = this;
    if (value === undefined) source.reportText(span);
    else if (!isSize(value)) source.report({ code: 'bad-size', span, token: source.text.headOf(span) });
    else if (value > MAX_JUDGE_SIZE) source.report({ code: 'large-size', span, size: value });
    return isSize(value) ? value : 0;
  }

  /** How many matches are gone; undefined where the token is no such number. */
  private checkGoneCount({ span, value }: IntegerToken): number | undefined {
    const { source } = this;
    const most = matchCount(this.size || MAX_SIZE);
    if (value === undefined) source.reportText(span);
    else if (value >= 0 && value <= most) return value;
    else source.report({ code: 'bad-gone-count', span, token: source.text.headOf(span), most });
    return undefined;
  }
}
