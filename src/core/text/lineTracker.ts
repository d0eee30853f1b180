import type { Position } from './lineIndex';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Turns offsets into lines and columns, as `LineIndex` does, of a text that goes by in pieces. It remembers the lines
 * from the last `keep` on, and before them the single offsets named there.
 */
export class LineTracker {
  /** Starts of the lines from `firstLine` on. */
  private starts: number[] = [0];
  private firstLine = 0;
  private length = 0;
  private afterCarriageReturn = false;
  private kept: ReadonlyMap<number, Position> = new Map();

  push(piece: string): void {
    for (let i = 0; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      if (this.afterCarriageReturn && code !== LINE_FEED) this.starts.push(this.length + i);
      if (code === LINE_FEED) this.starts.push(this.length + i + 1);
      this.afterCarriageReturn = code === CARRIAGE_RETURN;
    }
    this.length += piece.length;
  }

  /** The place of an offset that is not forgotten. */
  position(offset: number): Position {
    const kept = this.kept.get(offset);
    if (kept) return kept;
    const index = this.lineAt(offset);
    return { line: this.firstLine + index, column: offset - (this.starts[index] ?? 0) };
  }

  /** Forgets all but the given offsets and what stands behind the largest of them. */
  keep(offsets: readonly number[]): void {
    const largest = Math.max(...offsets);
    const before = offsets.filter((offset) => offset < largest);
    this.kept = new Map(before.map((offset) => [offset, this.position(offset)]));
    const first = this.lineAt(largest);
    this.starts = this.starts.slice(first);
    this.firstLine += first;
  }

  /** Index in `starts` of the line that holds an offset. */
  private lineAt(offset: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
