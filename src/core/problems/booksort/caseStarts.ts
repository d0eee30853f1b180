import type { TokenWindow } from '../../text/tokenWindow';
import { goodFrom } from '../counted/goodCases';
import { MOST_BOOKS } from './shelf';

/** The largest number of books that a case with too many is known by. */
const MOST_PLAUSIBLE = 99;

/** Tokens of a line that are counted at most. */
const LONG_LINE = MOST_PLAUSIBLE + 2;

/** Whether a token of this value is a number of books as the statement has it. */
export function isBookCount(value: number | undefined): value is number {
  return value !== undefined && value >= 1 && value <= MOST_BOOKS;
}

/** Whether the tokens from `ahead` on are numbers that with those of `books` make each of 1 to n once. */
export function completes(
  window: TokenWindow,
  ahead: number,
  n: number,
  books: readonly number[] = [],
): boolean {
  const seen = new Set(books);
  for (let i = ahead; seen.size < n; i++) {
    const value = window.peek(i)?.value;
    if (value === undefined || value < 1 || value > n || seen.has(value)) return false;
    seen.add(value);
  }
  return true;
}

/**
 * How many tokens the good case has that starts at `ahead`: a number of books, 15 or a few too many, and behind it each of
 * 1 to that number once; undefined where none does.
 */
function goodCase(window: TokenWindow, ahead: number): number | undefined {
  const n = window.peek(ahead)?.value;
  if (n === undefined || n < 1 || n > MOST_PLAUSIBLE) return undefined;
  return completes(window, ahead + 1, n) ? 1 + n : undefined;
}

/** Whether a good case starts at `ahead`. */
export function startsCase(window: TokenWindow, ahead = 0): boolean {
  return goodCase(window, ahead) !== undefined;
}

/** Whether a case starts that ends with a line and is all on it, or has its number of books alone on a line. */
function startsCaseOfLines(window: TokenWindow, sharesLine: boolean): boolean {
  const tokens = goodCase(window, 0);
  if (tokens === undefined || !window.endsLine(tokens)) return false;
  return sharesLine ? window.onLine(0, LONG_LINE) === tokens : window.endsLine(1);
}

/** A case of which some books are read. */
export interface UnfinishedShelf {
  readonly books: number;
  /** Those read, 0 for a token that is none. */
  readonly shelf: readonly number[];
  /** Whether the number of books shares its line with books. */
  readonly sharesLine: boolean;
}

/**
 * Whether the line that comes next starts a new case and the books that `open` lacks are missing, by what makes more good
 * cases, and where neither makes any, by the layout.
 */
export function startsNewCase(window: TokenWindow, open: UnfinishedShelf): boolean {
  const isGood = startsCaseOfLines(window, open.sharesLine);
  if (!isGood && !isLaidOutAs(window, open)) return false;
  const isWhole = !open.shelf.includes(0) && completes(window, 0, open.books, open.shelf);
  if (!isWhole) return true;
  const goodIfOn = 1 + goodFrom(window, open.books - open.shelf.length, goodCase);
  return isGood && goodFrom(window, 0, goodCase) > goodIfOn;
}

/** Whether the line looks like the start of a case laid out as `open` is. */
function isLaidOutAs(window: TokenWindow, { sharesLine }: UnfinishedShelf): boolean {
  const value = window.peek()?.value;
  if (!isBookCount(value) || value < 2) return false;
  const tokens = window.onLine(0, LONG_LINE);
  return sharesLine ? tokens === value + 1 : tokens === 1 && window.onLine(1, LONG_LINE) === value;
}

/**
 * Whether the text starts with a case and not with the number of cases: no case is behind a number of cases, and the text
 * is one case, or its first lines are laid out as one.
 */
export function lacksCaseCount(window: TokenWindow): boolean {
  const { value = 0 } = window.peek() ?? {};
  if (startsCase(window, 1)) return false;
  if (startsCase(window) && !window.peek(value + 1)) return true;
  if (!window.endsLine(1)) return startsCase(window) && window.onLine(0, LONG_LINE) === value + 1;
  if (window.onLine(1, LONG_LINE) !== value) return false;
  return startsCase(window) || (value >= 2 && !isCountOf(window, value - 1));
}

/** Whether the second number of a text may be a number of books, with that many on its line. */
function isCountOf(window: TokenWindow, books: number): boolean {
  const second = window.peek(1)?.value;
  return second === undefined || second === books;
}

/**
 * How many numbers the line has, if they are each of 1 to n once for an n from 2 on, no case starts with it, and the next
 * line is not one of a number of books and the books behind it.
 */
export function shelfLine(window: TokenWindow): number | undefined {
  const tokens = window.onLine(0, LONG_LINE);
  if (tokens < 2 || !completes(window, 0, tokens) || startsCase(window)) return undefined;
  const nextCount = window.peek(tokens)?.value;
  return nextCount !== undefined && window.onLine(tokens, LONG_LINE) === nextCount + 1 ? undefined : tokens;
}

/** Whether a number of books comes next, and behind it as many integers. */
export function looksLikeCase(window: TokenWindow): boolean {
  const books = window.peek()?.value;
  if (!isBookCount(books)) return false;
  for (let i = books; i > 0; i--) if (window.peek(i)?.value === undefined) return false;
  return true;
}

/** Whether the rest of a line behind a whole case is the next one; `sharesLine` tells of that case. */
export function restIsCase(window: TokenWindow, sharesLine: boolean): boolean {
  const value = window.peek()?.value;
  const onThisLine = window.onLine(0, LONG_LINE) > (value ?? 0);
  if (startsCase(window)) return sharesLine || onThisLine || goodFrom(window, 0, goodCase) > 1;
  return sharesLine && onThisLine && isBookCount(value);
}
