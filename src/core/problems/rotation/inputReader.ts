import { markLength } from '../../text/byteOrderMark';
import { headOf } from '../../text/headOf';
import type { Span } from '../../text/span';
import { isSpace } from '../../text/whiteSpace';
import { type Run, lineAfterBoard, pictureEnd, runAfter, strayEnd } from './alignment';
import { type Board, CELL_COUNT, isEven } from './board';
import { BoardBuilder } from './boardBuilder';
import type { InputSink, ReadOptions } from './input';
import { type View, isCutOff, isLineEnd, kindOf, lineShape, skipSpace, symbolOf, tokenEnd } from './tokens';

/** How far the reader looks ahead, in characters; what is pushed is kept until that much stands behind it. */
const LOOK_AHEAD = 16384;

/** The largest number of boards that the judges' statement allows. */
export const MOST_BOARDS = 30;

const SPACE = 32;
const ZERO = 48;

/** Characters of a board on one line. */
const LINE_LENGTH = 2 * CELL_COUNT - 1;

/**
 * Reads a judge input token by token, as judges do, whatever its layout, from text that comes in pieces. Memory is
 * bounded, and how the text is cut makes no difference to what is found.
 *
 * Where a line starts in the middle of a board there are two readings: the board goes on, as a judge would read it, or
 * it is truncated and another one starts. Which is taken depends on the good boards after either and on the layout.
 * So one missing number spoils one board and not all that come after it.
 */
export class InputReader {
  private buffer = '';
  /** Offset of the buffer in the whole text. */
  private base: number;
  private atTextStart = true;
  /** Line breaks since the last token; the start of the text counts as one. */
  private lineBreaks = 1;
  /** Whether what follows is the rest of a long token, if no white space. */
  private insideToken = false;
  private boards = 0;
  private readonly builder = new BoardBuilder();
  /** What follows if the board that is being read goes on; known from its first line break on. */
  private onward: Run | undefined;
  /** Up to here it is settled that the boards follow one another without a gap. */
  private settledUntil = 0;
  private lastToken: Span;
  private terminator: Span | undefined;
  /** What stands behind the final 0. */
  private tail: Span | undefined;
  /** Text that belongs to no board, as long as nothing else follows it. */
  private stray: { readonly span: Span; readonly token: string } | undefined;
  private firstTooMany: Span | undefined;

  constructor(
    private readonly sink: InputSink,
    private readonly options: ReadOptions = {},
  ) {
    this.base = options.offset ?? 0;
    this.lastToken = { start: this.base, end: this.base };
  }

  /** Takes the next piece of the text. */
  push(piece: string): void {
    // Joined, the text is one flat string, which is faster to read than one made by adding.
    this.buffer = [this.buffer, piece].join('');
    if (this.buffer.length >= 2 * LOOK_AHEAD) this.consume(false);
  }

  /** Takes the end of the text. Returns the final 0, or undefined where there is none. */
  end(): Span | undefined {
    this.consume(true);
    this.closeBoard();
    this.closeStray();
    if (this.tail) this.sink.fault({ code: 'text-after-terminator', span: this.tail });
    if (!this.terminator && this.options.terminator !== 'optional') {
      this.sink.fault({ code: 'missing-terminator', span: this.lastToken });
    }
    if (this.firstTooMany) {
      this.sink.fault({ code: 'more-than-30-boards', span: this.firstTooMany, boards: this.boards });
    }
    return this.terminator;
  }

  /**
   * The places that a case or fault still to come may start at, of those already read, and the largest of them, from
   * which on all may. So whoever turns spans into lines while the text goes by need remember no others.
   */
  get openStarts(): readonly number[] {
    const starts = [this.base, this.lastToken.start];
    if (this.builder.cells > 0) starts.push(this.builder.firstCell);
    for (const span of [this.stray?.span, this.tail, this.firstTooMany]) {
      if (span) starts.push(span.start);
    }
    return starts;
  }

  private consume(final: boolean): void {
    const text = this.buffer;
    const limit = final ? text.length : text.length - LOOK_AHEAD;
    let at = this.readByteOrderMark(text);
    for (;;) {
      while (at < limit && isSpace(text.charCodeAt(at))) {
        if (isLineEnd(text, at)) this.lineBreaks++;
        at++;
      }
      if (at >= limit) break;
      if (this.insideToken) {
        at = this.skipToken(text, at, limit);
        continue;
      }
      const horizon = Math.min(text.length, at + LOOK_AHEAD);
      at =
        this.readBoardOnLine(text, at) ??
        this.readToken({ text, horizon, ends: final && horizon === text.length }, at);
      this.lineBreaks = 0;
    }
    this.base += at;
    this.buffer = text.slice(at);
  }

  private readByteOrderMark(text: string): number {
    if (!this.atTextStart || text === '') return 0;
    this.atTextStart = false;
    const end = this.base > 0 ? 0 : markLength(text);
    if (end === 0) return 0;
    this.lastToken = { start: end, end };
    this.sink.fault({ code: 'byte-order-mark', span: { start: 0, end } });
    return end;
  }

  /** Skips the rest of a token that is too long to be looked at as a whole; where it ends, or `limit`. */
  private skipToken(text: string, at: number, limit: number): number {
    let end = at;
    while (end < limit && !isSpace(text.charCodeAt(end))) end++;
    this.insideToken = end === limit;
    return end;
  }

  /**
   * The quick way for the usual input, a good board on one line with single spaces between its symbols. Its end, or
   * undefined where none stands at `at`. Almost without branches: those on random symbols would be mispredicted.
   */
  private readBoardOnLine(text: string, at: number): number | undefined {
    const end = at + LINE_LENGTH;
    if (this.builder.cells > 0 || this.terminator || end > text.length) return undefined;
    let odd = 0;
    let high = 0;
    let strange = 0;
    let gap = SPACE;
    for (let cell = 0, i = at; cell < CELL_COUNT; cell++, i += 2) {
      const code = text.charCodeAt(i);
      strange |= ((code ^ ZERO) & ~3) | (gap ^ SPACE);
      odd |= (code & 1) << cell;
      high |= (code & 2) << cell;
      gap = text.charCodeAt(i + 1);
    }
    if (strange !== 0 || (end < text.length && !isSpace(gap))) return undefined;
    high >>>= 1;
    const board = { ones: odd & ~high, twos: high & ~odd, threes: odd & high };
    if (!isEven(board)) return undefined;
    this.closeStray();
    this.lastToken = this.spanOf(end - 1, end);
    this.addBoard(board, this.spanOf(at, end), true);
    return end;
  }

  /** Reads the token at `at`, or the stray text that starts there. Returns where it ends. */
  private readToken(view: View, at: number): number {
    const { text } = view;
    const end = tokenEnd(text, at);
    const span = this.spanOf(at, end);
    if (this.terminator) {
      this.tail = { start: this.tail?.start ?? span.start, end: span.end };
      return end;
    }
    if (this.isTerminator(view, at, end)) {
      this.closeBoard();
      this.closeStray();
      this.lastToken = this.terminator = span;
      return end;
    }
    if (this.builder.cells > 0 && this.lineBreaks > 0 && span.start >= this.settledUntil) {
      this.settle(view, at);
    }
    if (this.builder.cells === 0) {
      const strayEnd = this.strayEnd(view, at);
      if (strayEnd !== undefined) {
        this.addStray(text, at, strayEnd);
        return strayEnd;
      }
    }
    this.closeStray();
    this.addCell(text, span, symbolOf(text, at, end));
    return end;
  }

  /**
   * Whether the token is the final 0: one where a board would start, and in the middle of a board one that is alone on
   * its line or the end of the text.
   */
  private isTerminator(view: View, at: number, end: number): boolean {
    if (kindOf(view.text, at, end) !== 'zero') return false;
    if (this.builder.cells === 0) return true;
    const next = skipSpace(view, end);
    if (next === view.horizon && view.ends) return true;
    return this.lineBreaks > 0 && lineShape(view, at).tokens === 1;
  }

  /** Decides whether the board goes on in the line at `at`, or is truncated. */
  private settle(view: View, at: number): void {
    const { cells } = this.builder;
    this.onward ??= runAfter(view, at, CELL_COUNT - cells);
    const next = lineAfterBoard(view, at, {
      cells,
      afterBlankLine: this.lineBreaks > 1,
      onward: this.onward,
    });
    if (next === 'new-board') this.closeBoard();
    else if (next === 'certainly-same-board') this.settledUntil = this.base + this.onward.end;
  }

  /** Where the text ends that starts at `at`, between two boards, and belongs to none; undefined if a board starts. */
  private strayEnd(view: View, at: number): number | undefined {
    if (this.base + at < this.settledUntil) return undefined;
    const picture = this.lineBreaks > 0 ? pictureEnd(view, at) : undefined;
    if (picture === undefined) return strayEnd(view, at);
    this.settledUntil = this.base + picture;
    return undefined;
  }

  private addStray(text: string, from: number, to: number): void {
    const span = this.spanOf(from, to);
    this.lastToken = span;
    this.stray = this.stray
      ? { span: { start: this.stray.span.start, end: span.end }, token: this.stray.token }
      : { span, token: headOf(text, from, to) };
  }

  private closeStray(): void {
    if (!this.stray) return;
    this.sink.fault({ code: 'not-a-number', ...this.stray });
    this.stray = undefined;
  }

  private addCell(text: string, span: Span, symbol: 0 | 1 | 2 | 3): void {
    if (symbol === 0) this.reportCell(text, span);
    this.lastToken = span;
    this.insideToken = isCutOff(text, span.start - this.base, span.end - this.base);
    this.builder.add(symbol, span);
    if (this.builder.isFull) this.closeBoard();
  }

  private reportCell(text: string, span: Span): void {
    const start = span.start - this.base;
    const end = span.end - this.base;
    const code = kindOf(text, start, end) === 'word' ? 'not-a-number' : 'foreign-symbol';
    const token = headOf(text, start, end);
    this.sink.fault({ code, span, case: this.boards, cell: this.builder.cells, token });
  }

  private closeBoard(): void {
    if (this.builder.cells === 0) return;
    this.onward = undefined;
    const { board, span, faults } = this.builder.close(this.boards);
    for (const fault of faults) this.sink.fault(fault);
    this.addBoard(board, span, isEven(board));
  }

  private addBoard(board: Board, span: Span, solvable: boolean): void {
    const index = this.boards++;
    if (index === MOST_BOARDS) this.firstTooMany = span;
    this.sink.case({ index, span, board, solvable });
  }

  private spanOf(start: number, end: number): Span {
    return { start: this.base + start, end: this.base + end };
  }
}
