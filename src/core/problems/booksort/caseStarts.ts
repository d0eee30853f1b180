import type { IntegerToken } from '../../text/integerTokens';
import type { TokenWindow } from '../../text/tokenWindow';
import { MOST_BOOKS } from './shelf';

/** The largest number of books that a case with too many is known by. */
const MOST_PLAUSIBLE = 99;

/** Tokens of a line that are counted at most. */
const LONG_LINE = MOST_PLAUSIBLE + 2;

/** The largest number that programs read into an `int`. */
const MOST_CASES = 2 ** 31 - 1;

/** Whether programs can read as many cases. */
export function isCaseCount(value: number): boolean {
  return value >= 1 && value <= MOST_CASES;
}

/** Whether the token is a number of books as the statement has it. */
export function isBookCount({ value }: IntegerToken): boolean {
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

/** Whether a number of books stands at `ahead`, 15 or a few too many, and behind it each of 1 to that number once. */
export function startsCase(window: TokenWindow, ahead = 0): boolean {
  const n = window.peek(ahead)?.value;
  return n !== undefined && n >= 1 && n <= MOST_PLAUSIBLE && completes(window, ahead + 1, n);
}

/** Cases that are looked ahead over. */
const MOST_GOOD = 4;

/** How many good cases follow one another from `ahead` on, up to 4; the end of the text counts as 4. */
function goodFrom(window: TokenWindow, ahead: number): number {
  let at = ahead;
  for (let good = 0; good < MOST_GOOD; good++) {
    const count = window.peek(at)?.value;
    if (!window.peek(at)) break;
    if (count === undefined || !startsCase(window, at)) return good;
    at += 1 + count;
  }
  return MOST_GOOD;
}

/** Whether the line breaks in front of `ahead`, or the text ends there. */
function endsLine(window: TokenWindow, ahead: number): boolean {
  return window.peek(ahead)?.startsLine ?? true;
}

/** Whether a case starts that ends with a line and has its number of books alone on a line, or all on one. */
function startsCaseOfLines(window: TokenWindow, countAlone: boolean): boolean {
  const end = 1 + (window.peek()?.value ?? 0);
  if (!startsCase(window) || !endsLine(window, end)) return false;
  return countAlone ? endsLine(window, 1) : window.onLine(0, LONG_LINE) === end;
}

/** A case of which some books are read. */
export interface OpenCase {
  readonly books: number;
  /** Those read, 0 for a token that is none. */
  readonly shelf: readonly number[];
  /** Whether the number of books stands alone on a line. */
  readonly countAlone: boolean;
}

/**
 * Whether the line that comes next starts a new case and the books that `open` lacks are missing, by what makes more good
 * cases, and where neither makes any, by the layout.
 */
export function startsNewCase(window: TokenWindow, open: OpenCase): boolean {
  const token = window.peek();
  if (!token) return false;
  const isGood = startsCaseOfLines(window, open.countAlone);
  if (!isGood && !looksLikeCase(window, token, open)) return false;
  const isWhole = !open.shelf.includes(0) && completes(window, 0, open.books, open.shelf);
  if (!isWhole) return true;
  return isGood && goodFrom(window, 0) > 1 + goodFrom(window, open.books - open.shelf.length);
}

/** Whether the line looks like the start of a case laid out as `open` is. */
function looksLikeCase(window: TokenWindow, token: IntegerToken, { countAlone }: OpenCase): boolean {
  const { value = 0 } = token;
  if (!isBookCount(token) || value < 2) return false;
  const tokens = window.onLine(0, LONG_LINE);
  return countAlone ? tokens === 1 && window.onLine(1, LONG_LINE) === value : tokens === value + 1;
}

/**
 * Whether the text starts with a case and not with the number of cases: no case is behind a number of cases, and the text
 * is one case, or its first lines are laid out as one.
 */
export function lacksCaseCount(window: TokenWindow): boolean {
  const { value = 0 } = window.peek() ?? {};
  if (startsCase(window, 1)) return false;
  if (startsCase(window) && !window.peek(value + 1)) return true;
  if (!endsLine(window, 1)) return startsCase(window) && window.onLine(0, LONG_LINE) === value + 1;
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
export function looksLikeShelf(window: TokenWindow): boolean {
  const count = window.peek();
  if (!count || !isBookCount(count)) return false;
  for (let i = count.value ?? 0; i > 0; i--) if (window.peek(i)?.value === undefined) return false;
  return true;
}

/**
 * Whether the rest of a line behind a whole case is the next one.
 *
 * @param several whether cases may follow one another on a line, as the last one did not have its number on an own line
 */
export function restIsCase(window: TokenWindow, token: IntegerToken, several: boolean): boolean {
  const { value = 0 } = token;
  const onThisLine = window.onLine(0, LONG_LINE) > value;
  if (startsCase(window)) return several || onThisLine || goodFrom(window, 0) > 1;
  return several && onThisLine && isBookCount(token);
}
