import { NO_MOVES } from '../problems/rotation/answer';
import type { CheckedCase } from './checkedCase';
import { Anchors, type Anchor } from './anchors';
import { NONE } from './alignWindow';
import type { CaseTokens } from './judgeCase';
import { type OutputToken, OutputTokens } from './outputTokens';
import { equals, isExpectedWord } from './tokenCosts';
import { TokenCounter } from './tokenCounter';
import { TokenQueue } from './tokenQueue';
import { WordEffects, isSolvedBy } from './wordEffects';
import { type WindowReading, WindowReader } from './windowReader';
import type { Span } from '../text/span';
import { isSpace, skipBlank, skipBreak } from '../text/whiteSpace';

/** A case and what an output says of it. */
export type ReadCase = {
  readonly case: number;
  /** From its first token to its last; empty where it has none. */
  readonly block: Span;
} & (
  | /** The judge's answer in the judge's layout. */
    { readonly kind: 'exact' }
  | {
      readonly kind: 'read';
      readonly tokens: CaseTokens;
      /** Whether the case before lacks a line or has one too many, so that the layout between tells nothing. */
      readonly isTorn: boolean;
    }
);

/** Takes what is read, in the order of the output. */
export interface OutputSink {
  case(read: ReadCase): void;
  /** Tokens that stand behind the last case, or before the first; the span is that of all of them. */
  extra(span: Span): void;
}

/** Sizes of the windows that are tried: cases, and tokens. */
const SMALL = { cases: 4, tokens: 12 };
const LARGE = { cases: 8, tokens: 40 };
/** For boards with the same answer one after the other: only behind them shows how many were printed. */
const HUGE = { cases: 40, tokens: 120 };
/** For what is left of an output, if it is not more. */
const WHOLE = { cases: 100, tokens: 320 };

const CLEAR_EFFORT = 8;
const WINDOW_EFFORT = 40;

/**
 * Reads an output case by case. Where it is not the judge's answer, the tokens are read as the lines of the next cases
 * in the likeliest way, so that a line that is missing or too much does no harm to later cases.
 */
export class OutputReader {
  private readonly queue: TokenQueue;
  private readonly effects: WordEffects;
  private readonly windows: WindowReader;
  private readonly anchors: Anchors;
  private readonly counter: TokenCounter;
  private isCounted = false;
  private readonly slotsPerCase: 1 | 2;
  /** Grows with the work done; a millisecond is about 4000. */
  effort = 0;
  private nextCase = 0;
  /** End of the last token that is read. */
  private at = 0;
  /** The line behind an offset, which many cases in turn may be looked for on. */
  private lineOf: { readonly offset: number; readonly line: number | undefined } = { offset: 0, line: 0 };
  /** Whether the last case lacks a line or has one too many, so that what stands behind it tells nothing. */
  private isTorn = false;
  /** What comes before is to be read on its own. */
  private bound: Anchor | undefined;

  constructor(
    private readonly cases: readonly CheckedCase[],
    private readonly text: string,
    private readonly hasCentres: boolean,
    private readonly sink: OutputSink,
  ) {
    this.queue = new TokenQueue(new OutputTokens(text, hasCentres));
    this.anchors = new Anchors(cases, text, new OutputTokens(text, hasCentres), hasCentres);
    this.slotsPerCase = hasCentres ? 2 : 1;
    this.effects = new WordEffects(text);
    this.counter = new TokenCounter(new OutputTokens(text, hasCentres));
    this.windows = new WindowReader(cases, text, this.queue, this.effects, this.slotsPerCase, this.counter);
  }

  /** End of the last token that is read. */
  get offset(): number {
    return this.at;
  }

  /** The share of the output that is read, 0 to 1. */
  get share(): number {
    return this.at / this.text.length;
  }

  /** Reads some tokens or cases. Returns whether there was anything left to read. */
  step(): boolean {
    const found = this.cases[this.nextCase];
    if (!found) return this.takeRest();
    if (this.takeExact(found)) return true;
    if (!this.following) this.takeMissing();
    else if (!this.takeClear(found)) this.takeWindow();
    return true;
  }

  /** Takes a case behind the end of the output. */
  private takeMissing(): void {
    this.effort += CLEAR_EFFORT;
    this.takeCase(this.hasCentres ? [NONE, NONE] : [NONE], 0);
  }

  private takeRest(): boolean {
    if (!this.following) return false;
    this.takeExtrasTo(this.text.length);
    return true;
  }

  /** Takes a case that is answered as the judge does, in the judge's layout. */
  private takeExact({ answer }: CheckedCase): boolean {
    if (!answer) return false;
    const { text } = this;
    const start = this.nextLine;
    const word = answer.word || NO_MOVES;
    if (start === undefined || !text.startsWith(word, start)) return false;
    let end = start + word.length;
    if (this.hasCentres) {
      const line = this.lineBehind(end);
      if (line === undefined || !text.startsWith(String(answer.centre), line)) return false;
      end = line + 1;
    }
    if (end < text.length && !isSpace(text.charCodeAt(end))) return false;
    this.queue.jump(end);
    this.effort++;
    this.sink.case({ kind: 'exact', case: this.nextCase, block: { start, end } });
    this.nextCase++;
    this.at = end;
    this.isTorn = false;
    return true;
  }

  /** Where the next case starts in the judge's layout, if it can. */
  private get nextLine(): number | undefined {
    if (this.lineOf.offset !== this.at) this.lineOf = { offset: this.at, line: this.lineBehind(this.at) };
    return this.lineOf.line;
  }

  /** The start of the line behind an offset with nothing but blanks behind it; undefined where there is none. */
  private lineBehind(offset: number): number | undefined {
    const lineEnd = skipBlank(this.text, offset);
    const next = skipBreak(this.text, lineEnd);
    return next > lineEnd ? next : undefined;
  }

  /** Takes a case of which there is no doubt though it is not the judge's answer or not in its layout. */
  private takeClear(found: CheckedCase): boolean {
    const { queue, text } = this;
    const moves = queue.peek(0);
    if (!moves || !found.answer) return false;
    if (!isExpectedWord(found, text, moves) && !isSolvedBy(found.board, this.effects.of(moves))) return false;
    if (this.hasCentres) {
      const centre = queue.peek(1);
      if (!centre || !equals(text, centre, String(found.answer.centre))) return false;
    }
    const behind = queue.peek(this.slotsPerCase);
    if (behind && behind.kind !== 'word' && behind.kind !== 'no-moves') return false;
    this.effort += CLEAR_EFFORT;
    this.takeCase(this.hasCentres ? [0, 1] : [0], 0);
    queue.drop(this.slotsPerCase);
    return true;
  }

  private get following(): OutputToken | undefined {
    return this.queue.peek(0);
  }

  private takeWindow(): void {
    if (this.bound && (this.nextCase >= this.bound.case || this.at > this.bound.offset)) {
      if (this.nextCase === this.bound.case) this.takeExtrasTo(this.bound.offset);
      this.bound = undefined;
      return;
    }
    this.effort += WINDOW_EFFORT;
    const { windows, nextCase } = this;
    let reading = windows.read(nextCase, SMALL, this.bound);
    let certain = windows.certainCases(reading, nextCase);
    const isSmall = windows.isWithin(nextCase, WHOLE, this.bound);
    if (certain === undefined && !isSmall && !this.isCounted) {
      this.isCounted = !this.counter.advance();
      return;
    }
    const sizes = isSmall ? [WHOLE] : [LARGE, HUGE];
    for (const size of sizes) {
      const isDone = size === HUGE || reading.isStraight;
      if (certain !== undefined || (isDone && !windows.hasRun(reading, nextCase))) break;
      this.effort += size.cases * size.tokens;
      reading = windows.read(nextCase, size, this.bound);
      certain = windows.certainCases(reading, nextCase);
    }
    if (certain !== undefined) this.takeCases(reading, certain);
    else if (this.bound || !this.seeksBound()) this.takePart(reading);
  }

  /** Looks for a place where the output is right again. Returns whether it is found or still sought. */
  private seeksBound(): boolean {
    const { following } = this;
    const anchor = following && this.anchors.next(this.nextCase, following.start);
    if (anchor !== 'searching') this.bound = anchor;
    return anchor !== undefined;
  }

  /** Takes the first part of a reading. */
  private takePart(reading: WindowReading): void {
    if (reading.cases > 0) this.takeCases(reading, Math.ceil(reading.cases / 2));
    else this.takeTokens(reading);
  }

  /** Takes tokens of a window that holds not even one case. */
  private takeTokens({ tokenOf: [first = NONE], tokens }: WindowReading): void {
    if (first === 0) {
      this.takeCase([0, NONE], 0);
      this.queue.drop(1);
    } else {
      const count = first === NONE ? tokens : first;
      this.takeExtras(0, count);
      this.queue.drop(count);
    }
  }

  /** Takes the first cases of a reading, and what is too much behind them if that is clear. */
  private takeCases({ tokenOf }: WindowReading, count: number): void {
    const { slotsPerCase } = this;
    let taken = 0;
    for (let from = 0; from < count * slotsPerCase; from += slotsPerCase) {
      taken = this.takeCase(tokenOf.slice(from, from + slotsPerCase), taken);
    }
    const next = tokenOf[count * slotsPerCase] ?? NONE;
    if (next > taken) {
      this.takeExtras(taken, next);
      taken = next;
    }
    this.queue.drop(taken);
  }

  /**
   * Takes a case.
   *
   * @param slots indices of its tokens in the queue, or `NONE`
   * @param taken how many tokens are taken
   * @returns how many are taken then
   */
  private takeCase(slots: readonly number[], taken: number): number {
    const { queue } = this;
    const matched = slots.filter((index) => index !== NONE);
    const first = matched[0] ?? taken;
    const end = (matched.at(-1) ?? taken - 1) + 1;
    if (first > taken) this.takeExtras(taken, first);
    const [moves = NONE, centre = NONE] = slots;
    const hasExtra = end - first > matched.length;
    const tokens: CaseTokens = {
      moves: moves === NONE ? undefined : queue.peek(moves),
      centre: centre === NONE ? undefined : queue.peek(centre),
      extra: hasExtra ? queue.peek(first + 1) : undefined,
      before: this.at,
      behind: queue.peek(end)?.start ?? this.text.length,
    };
    const last = matched.length > 0 ? queue.peek(end - 1) : undefined;
    const block = { start: queue.peek(first)?.start ?? tokens.behind, end: last?.end ?? tokens.behind };
    this.sink.case({ kind: 'read', case: this.nextCase, block, tokens, isTorn: this.isTorn });
    this.nextCase++;
    if (last) this.at = last.end;
    this.isTorn = hasExtra || matched.length < slots.length;
    return end;
  }

  /** Takes tokens of the queue, from one index up to another, that stand for no case. */
  private takeExtras(from: number, to: number): void {
    const first = this.queue.peek(from);
    if (first) this.takeExtra(first, this.queue.peek(to - 1)?.end ?? first.end);
  }

  /** Takes and drops all tokens before an offset. */
  private takeExtrasTo(offset: number): void {
    const { following, text } = this;
    if (!following || following.start >= offset) return;
    let end = offset;
    while (isSpace(text.charCodeAt(end - 1))) end--;
    this.takeExtra(following, end);
    this.queue.jump(end);
  }

  private takeExtra(first: OutputToken, end: number): void {
    this.sink.extra({ start: first.start, end });
    this.at = end;
    this.isTorn = true;
  }
}
