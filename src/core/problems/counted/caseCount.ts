import type { IntegerToken } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import type { CountedFault } from './countedFaults';
import type { StatedCount } from './countedInput';

/** The largest number that programs read into an `int`. */
const MOST_CASES = 2 ** 31 - 1;

/** How many cases a text says that it has, and whether it has as many. */
export class CaseCount {
  private readCount: StatedCount | undefined;
  private passed = false;
  private firstOfUncounted: Span | undefined;

  /** @param required whether the text must say it, and have as many */
  constructor(private readonly required: boolean) {}

  /** What the text says, if programs can read it. */
  get stated(): StatedCount | undefined {
    return this.readCount;
  }

  /** Whether the place where it stands or would stand is read. */
  get isPassed(): boolean {
    return this.passed;
  }

  /** Takes the token that is to be the number of cases; what is wrong with it. */
  read({ span, value }: IntegerToken, head: string): CountedFault | undefined {
    this.passed = true;
    if (value === undefined) return { code: 'not-a-number', span, token: head };
    if (value < 1 || value > MOST_CASES) return { code: 'bad-case-count', span, token: head };
    this.readCount = { span, value };
    return undefined;
  }

  /** Takes the first token of a text that does not say it. */
  lack({ span }: IntegerToken): void {
    this.passed = true;
    this.firstOfUncounted = span;
  }

  /** How many cases are to follow `cases` of them; undefined where that is not known, or there are too many. */
  left(cases: number): number | undefined {
    if (!this.required || !this.readCount || cases > this.readCount.value) return undefined;
    return this.readCount.value - cases;
  }

  /** Whether no more cases are to follow `cases` of them. */
  isReached(cases: number): boolean {
    return this.required && this.readCount !== undefined && cases >= this.readCount.value;
  }

  /** What is wrong with it in a text of `cases` cases that ends at `end`. */
  check(cases: number, end: number): CountedFault[] {
    if (!this.required) return [];
    if (!this.passed) return [{ code: 'missing-case-count', span: { start: end, end } }];
    if (this.firstOfUncounted) {
      return cases > 1 ? [{ code: 'missing-case-count', span: this.firstOfUncounted }] : [];
    }
    if (!this.readCount || this.readCount.value === cases) return [];
    const { span, value: count } = this.readCount;
    return [{ code: cases < count ? 'missing-cases' : 'uncounted-cases', span, count, cases }];
  }
}
