import { firstIndex } from '../search/bisect';

/** A place in a text: zero-based line and UTF-16 column, as editors count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Turns offsets into lines and columns. Lines end with `\n`, `\r\n` or a lone `\r`, as in VS Code. */
export class LineIndex {
  private readonly starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(i + 1) !== LINE_FEED)) {
        starts.push(i + 1);
      }
    }
    this.starts = starts;
  }

  get lineCount(): number {
    return this.starts.length;
  }

  /** Offset of the first character of a line; the nearest line's for a number out of range. */
  lineStart(line: number): number {
    const clamped = Math.min(Math.max(line, 0), this.starts.length - 1);
    return this.starts[clamped] ?? 0;
  }

  position(offset: number): Position {
    const next = firstIndex(this.starts.length, (line) => this.lineStart(line) > offset);
    const line = Math.max(next - 1, 0);
    return { line, column: offset - this.lineStart(line) };
  }
}
