import type { IntegerToken } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import type { CaseSource } from '../counted/caseSyntax';
import type { GridFault } from './faults';
import { matchCount } from './grid';

/** Collects the matches of one grid that are gone. */
export class GoneMatches {
  readonly gone: number[] = [];
  private hasForeign = false;
  private read = 0;
  private last: Span;

  /**
   * @param countSpan where the number of matches that are gone stands
   * @param count that number; undefined where it is none: as many as stand on the line
   * @param size that of the grid; 0 where it is none, so that no number is known to be wrong
   */
  constructor(
    private readonly source: CaseSource<GridFault>,
    countSpan: Span,
    readonly count: number | undefined,
    private readonly size: number,
  ) {
    this.last = countSpan;
  }

  get missing(): number {
    return this.count === undefined ? Infinity : this.count - this.read;
  }

  /** Whether all that were read are matches of the grid. */
  get good(): boolean {
    return !this.hasForeign;
  }

  /** Where the last one that was read ends, or their number. */
  get end(): number {
    return this.last.end;
  }

  /** Takes the token of the next match. */
  add({ span, value }: IntegerToken): void {
    const { source, size } = this;
    const most = matchCount(size);
    this.read++;
    this.last = span;
    if (value === undefined) {
      this.hasForeign = true;
      source.reportText(span);
    } else if (size === 0) {
      return;
    } else if (value < 1 || value > most) {
      this.hasForeign = true;
      source.report({ code: 'foreign-match', span, token: source.text.headOf(span), most });
    } else if (this.gone.includes(value)) {
      source.report({ code: 'repeated-match', span, match: value });
    } else {
      this.gone.push(value);
    }
  }
}
