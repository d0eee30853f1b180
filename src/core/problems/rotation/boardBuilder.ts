import type { Span } from '../../text/span';
import { type Board, CELL_COUNT, isEven, symbolCounts } from './board';
import type { InputFault } from './faults';

/** Collects the tokens of one board after another. */
export class BoardBuilder {
  /** Sets of the cells that hold 1, 2 and 3; the first entry collects the others. */
  private readonly sets: [number, number, number, number] = [0, 0, 0, 0];
  private start = 0;
  private end = 0;
  /** Tokens so far. */
  private count = 0;

  get cells(): number {
    return this.count;
  }

  /** Offset of the first token, where there is one. */
  get firstCell(): number {
    return this.start;
  }

  get isFull(): boolean {
    return this.count === CELL_COUNT;
  }

  /** Takes the symbol of the next cell; 0 for a token that is none. */
  add(symbol: 0 | 1 | 2 | 3, span: Span): void {
    if (this.count === 0) this.start = span.start;
    this.sets[symbol] |= 1 << this.count;
    this.count++;
    this.end = span.end;
  }

  /** Ends the board, full or not, and gets ready for the next one. */
  close(index: number): {
    readonly board: Board;
    readonly span: Span;
    readonly faults: readonly InputFault[];
  } {
    const [foreign, ones, twos, threes] = this.sets;
    const board: Board = { ones, twos, threes };
    const span = { start: this.start, end: this.end };
    const missing = CELL_COUNT - this.count;
    const faults: InputFault[] = [];
    if (missing > 0) {
      faults.push({ code: 'truncated-board', span, case: index, missing });
    } else if (foreign === 0 && !isEven(board)) {
      faults.push({ code: 'uneven-counts', span, case: index, counts: symbolCounts(board) });
    }
    this.sets.fill(0);
    this.count = 0;
    return { board, span, faults };
  }
}
