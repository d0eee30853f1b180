import { CELLS_PER_SYMBOL, CELL_COUNT } from './board';
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

/** Stands for a run that goes on to the final 0 or to the end of the text. */
const TO_THE_END = 1000;

/** How many good boards follow one another from some place, and where the last of them ends. */
export interface Run {
  /** `TO_THE_END`, or else at most `ENOUGH_BOARDS`; -1 where the text ends in the middle of a board. */
  readonly boards: number;
  readonly end: number;
}

/** The end of a board of eight 1s, 2s and 3s that is read token by token from `at`, or undefined. */
function goodBoardEnd(view: View, at: number): number | undefined {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  let end = at;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const start = skipSpace(view, end);
    if (start >= view.horizon) return undefined;
    end = tokenEnd(view.text, start);
    const symbol = symbolOf(view.text, start, end);
    if (symbol === 0 || ++counts[symbol] > CELLS_PER_SYMBOL) return undefined;
  }
  return end;
}

/** The good boards from `at` on, if a board starts there. */
export function runFrom(view: View, at: number): Run {
  let end = at;
  for (let boards = 0; boards < ENOUGH_BOARDS; boards++) {
    const start = skipSpace(view, end);
    if (start >= view.horizon) return { boards: view.ends ? TO_THE_END : boards, end };
    const zero = kindOf(view.text, start, tokenEnd(view.text, start)) === 'zero';
    if (zero) return { boards: TO_THE_END, end };
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

/** A line with so many numbers is meant to hold one board, though some are missing or too many. */
const NEARLY_A_BOARD = { least: CELL_COUNT - 3, most: CELL_COUNT + 3 };

/** How clearly the layout shows that a board starts in a line. */
type Clarity = 'clear' | 'likely' | 'open';

/** `clear`: the line at `at` holds whole boards, or a picture starts there. `likely`: it nearly holds a board. */
export function layoutAt(view: View, at: number): Clarity {
  const line = lineShape(view, at);
  if (holdsWholeBoards(line) || pictureEnd(view, at) !== undefined) return 'clear';
  return line.tokens >= NEARLY_A_BOARD.least && line.tokens <= NEARLY_A_BOARD.most ? 'likely' : 'open';
}

/**
 * How many more good boards must follow a cut than must follow without it, by how clearly the layout shows the cut. One
 * or two good boards may follow by chance.
 */
const LEADS: Readonly<Record<Clarity, number>> = { clear: -1, likely: 0, open: 3 };

/** The board that is being read. */
export interface OpenBoard {
  /** Its tokens so far. */
  readonly cells: number;
  readonly afterBlankLine: boolean;
  /** What follows if it goes on. */
  readonly onward: Run;
}

/** What the line at `at` is to the board that is being read: the start of another one, or its own rest. */
export function lineAfterBoard(
  view: View,
  at: number,
  board: OpenBoard,
): 'new-board' | 'same-board' | 'certainly-same-board' {
  const start = skipStrayLines(view, at);
  const layout = layoutAt(view, start);
  const nearlyFull = board.cells >= NEARLY_A_BOARD.least;
  const likely = nearlyFull && (layout === 'likely' || board.afterBlankLine);
  const clarity = layout === 'clear' ? layout : likely ? 'likely' : 'open';
  if (clarity === 'open' && board.onward.boards >= ENOUGH_BOARDS) return 'certainly-same-board';
  const lead = runFrom(view, start).boards - board.onward.boards;
  return lead >= LEADS[clarity] ? 'new-board' : 'same-board';
}

/** How far is looked to tell a line of numbers from other text. */
const LINE_LOOK_AHEAD = 1024;

/** Where the text ends that starts at `at`, between two boards, and belongs to none; undefined if a board starts. */
export function strayEnd(view: View, at: number): number | undefined {
  const horizon = Math.min(view.horizon, at + LINE_LOOK_AHEAD);
  const line = lineShape({ ...view, horizon, ends: view.ends && horizon === view.horizon }, at);
  const symbols = line.tokens - line.leadingWords;
  if (line.leadingWords > 0 && symbols > 0 && line.whole && symbols % CELL_COUNT === 0)
    return line.leadingEnd;
  if (!isStray(line)) return undefined;
  if (line.comment) return line.end;
  const asCells = runAfter(view, at, CELL_COUNT);
  return runFrom(view, line.end).boards >= asCells.boards ? line.end : undefined;
}
