import { CELL_COUNT, isEven } from './board';
import {
  type LineShape,
  type View,
  isStray,
  kindOf,
  lineShape,
  nextLine,
  skipSpace,
  symbolOf,
  tokenEnd,
} from './tokens';

/** Where the boards of an input start is certain enough after this many good ones in a row. */
const ENOUGH_BOARDS = 8;

const MAX_LINES_SKIPPED = 8;

/** How many good boards follow one another from some place, and where the last of them ends. */
export interface Run {
  /** Infinity where they go on to the final 0 or to the end of the text; at most `ENOUGH_BOARDS` else. */
  readonly boards: number;
  readonly end: number;
}

export function isLong(run: Run): boolean {
  return run.boards >= ENOUGH_BOARDS;
}

/** The end of a board of eight 1s, 2s and 3s that is read token by token from `at`, or undefined. */
function goodBoardEnd(view: View, at: number): number | undefined {
  const sets: [number, number, number, number] = [0, 0, 0, 0];
  let i = at;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const start = skipSpace(view, i);
    if (start >= view.horizon) return undefined;
    i = tokenEnd(view.text, start);
    const symbol = symbolOf(view.text, start, i);
    if (symbol === 0) return undefined;
    sets[symbol] |= 1 << cell;
  }
  return isEven({ ones: sets[1], twos: sets[2], threes: sets[3] }) ? i : undefined;
}

/** The good boards from `at` on, if a board starts there. */
export function runFrom(view: View, at: number): Run {
  let end = at;
  for (let boards = 0; boards < ENOUGH_BOARDS; boards++) {
    const start = skipSpace(view, end);
    if (start >= view.horizon) return { boards: view.ends ? Infinity : boards, end };
    const zero = kindOf(view.text, start, tokenEnd(view.text, start)) === 'zero';
    if (zero) return { boards: Infinity, end };
    const next = goodBoardEnd(view, start);
    if (next === undefined) return { boards, end };
    end = next;
  }
  return { boards: ENOUGH_BOARDS, end };
}

/** The good boards after `tokens` more tokens; none where the text ends before. */
export function runAfter(view: View, at: number, tokens: number): Run {
  let end = at;
  for (let i = 0; i < tokens; i++) {
    const start = skipSpace(view, end);
    if (start >= view.horizon) return { boards: -1, end };
    end = tokenEnd(view.text, start);
  }
  return runFrom(view, end);
}

/** The first line from `at` on that is neither blank nor stray; the horizon where too many are. */
export function skipStrayLines(view: View, at: number): number {
  let start = skipSpace(view, at);
  for (let lines = 0; lines < MAX_LINES_SKIPPED; lines++) {
    const line = lineShape(view, start);
    if (!isStray(line)) return start;
    start = skipSpace(view, nextLine(view, line.end));
  }
  return view.horizon;
}

/** Whether a line holds whole boards, and maybe the final 0 behind them. */
function holdsWholeBoards(line: LineShape): boolean {
  const symbols = line.tokens > 1 && line.endsWithZero ? line.tokens - 1 : line.tokens;
  return line.whole && line.tokens > 0 && (line.tokens % CELL_COUNT === 0 || symbols % CELL_COUNT === 0);
}

/** How many numbers the seven lines of a board have that is laid out in its shape. */
const PICTURE_LINES: readonly number[] = [2, 2, 7, 2, 7, 2, 2];

/** The end of a board that is laid out in the shape of `#` on the seven lines from `at`, or undefined. */
export function pictureEnd(view: View, at: number): number | undefined {
  let start = at;
  let end = at;
  for (const numbers of PICTURE_LINES) {
    const line = lineShape(view, start);
    if (!line.whole || line.tokens !== numbers) return undefined;
    end = line.end;
    start = nextLine(view, end);
  }
  return end;
}

/** Whether the layout from `at`, the start of a line, shows that a board starts there. */
export function layoutStartsBoard(view: View, at: number): boolean {
  return holdsWholeBoards(lineShape(view, at)) || pictureEnd(view, at) !== undefined;
}
