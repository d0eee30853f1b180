import type { IntegerToken } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import type { TokenWindow } from '../../text/tokenWindow';

/**
 * Text that is passed over. `text`: lines that are no numbers. `rest`: what follows a whole case on its line. `tail`:
 * what follows the last case that is counted.
 */
export type PassageKind = 'text' | 'rest' | 'tail';

/** A passage of text that is passed over token by token. */
export class Passage {
  /** Whether its first token is an integer. */
  readonly numeric: boolean;
  private readonly start: number;
  private end: number;
  private passed = 0;

  constructor(
    readonly kind: PassageKind,
    first: IntegerToken,
    private readonly window: TokenWindow,
  ) {
    this.numeric = first.value !== undefined;
    this.start = first.span.start;
    this.end = first.span.end;
    this.passNext();
  }

  get span(): Span {
    return { start: this.start, end: this.end };
  }

  /** How many tokens it has. */
  get tokens(): number {
    return this.passed;
  }

  passNext(): void {
    this.end = this.window.next()?.span.end ?? this.end;
    this.passed++;
  }
}
