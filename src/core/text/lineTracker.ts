import { firstIndex } from '../search/bisect';
import type { Position } from './lineIndex';

/**
 * Turns offsets into lines and columns, as `LineIndex` does, of a text that goes by in pieces. It remembers the lines
 * from the last `keep` on, and before them the single offsets named there.
 */
export class LineTracker {
  /** Starts of the lines from `firstLine` on. */
  private starts: number[] = [0];
  private firstLine = 0;
  private length = 0;
  /** Whether the line ends there is known only from the next piece: a line feed may follow. */
  private endsWithReturn = false;
  private kept: ReadonlyMap<number, Position> = new Map();

  push(piece: string): void {
    if (piece === '') return;
    if (this.endsWithReturn && !piece.startsWith('\n')) this.starts.push(this.length);
    let feed = piece.indexOf('\n');
    let carriageReturn = piece.indexOf('\r');
    while (feed >= 0 || carriageReturn >= 0) {
      if (carriageReturn < 0 || (feed >= 0 && feed < carriageReturn)) {
        this.starts.push(this.length + feed + 1);
        feed = piece.indexOf('\n', feed + 1);
      } else {
        const next = carriageReturn + 1;
        if (next < piece.length && next !== feed) this.starts.push(this.length + next);
        carriageReturn = piece.indexOf('\r', next);
      }
    }
    this.endsWithReturn = piece.endsWith('\r');
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
    const next = firstIndex(this.starts.length, (index) => (this.starts[index] ?? 0) > offset);
    return Math.max(next - 1, 0);
  }
}
