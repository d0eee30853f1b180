import type { IntegerToken } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import type { TokenWindow } from '../../text/tokenWindow';
import type { NumberText } from './numberText';

/** How the cases of one problem are told and read. All questions are about the token that comes next in the window. */
export interface CaseSyntax<Content, Fault> {
  /** Whether the text starts with a case and not with the number of cases. */
  lacksCaseCount(window: TokenWindow): boolean;
  /** Whether a case without fault starts. */
  startsGoodCase(window: TokenWindow): boolean;
  /** Whether a case starts that is good or nearly so, and no other text behind the last case. */
  looksLikeCase(window: TokenWindow): boolean;
  /** Whether a text that may be a number misspelt is one that a case starts with. */
  startsMisspelt(window: TokenWindow): boolean;
  /**
   * Whether the rest of a line behind a whole case is the next one.
   *
   * @param sharesLine whether the last case shares a line with its first number: so others may too
   */
  restIsCase(window: TokenWindow, sharesLine: boolean): boolean;
  /**
   * Reads at least one token of a case.
   *
   * @param last the case before, if one was read
   */
  start(
    token: IntegerToken,
    source: CaseSource<Fault>,
    last: OpenCase<Content, Fault> | undefined,
  ): OpenCase<Content, Fault>;
}

/** What a case is read from. */
export interface CaseSource<Fault> {
  readonly text: NumberText;
  /** How many cases are to follow the one that is read; undefined where that is not known. */
  readonly casesLeft: number | undefined;
  /** Takes a fault of the case that is read; which case that is, it adds. */
  report(fault: Fault): void;
  /** Takes a text that stands in the place of a number of that case. */
  reportText(span: Span): void;
}

/** What was read of a case, and where it stands. */
export interface ReadCase<Content> {
  readonly span: Span;
  readonly content: Content;
}

/** A case of which the first token is read. */
export interface OpenCase<Content, Fault> {
  /** Whether its first number shares its line with others. */
  readonly sharesLine: boolean;
  /**
   * Reads the next token. `over`: the case ends before it. `text`: it is to be passed over and the case goes on behind it.
   * Neither takes the token.
   */
  read(token: IntegerToken): 'read' | 'over' | 'text';
  /** What was read, where the case is over or the text ends; tells what is missing. */
  close(): ReadCase<Content>;
  /** The fault where `extra` numbers too many follow on its line. */
  extraNumbers(span: Span, extra: number): Fault;
}
