import type { TokenWindow } from '../../text/tokenWindow';
import { MOST_GOOD, goodFrom } from '../counted/goodCases';
import { MAX_JUDGE_SIZE, MAX_SIZE, matchCount } from './grid';

/** Tokens of a line that are counted at most. */
const LONG_LINE = matchCount(MAX_SIZE) + 3;

export function isSize(value: number | undefined): value is number {
  return value !== undefined && value >= 1 && value <= MAX_SIZE;
}

/** Whether the tokens from `ahead` on are `count` matches of a grid, different from one another and from `gone`. */
function areMatches(
  window: TokenWindow,
  ahead: number,
  count: number,
  { size, gone }: { readonly size: number; readonly gone: readonly number[] },
): boolean {
  const seen = new Set(gone);
  for (let i = 0; i < count; i++) {
    const value = window.peek(ahead + i)?.value;
    if (value === undefined || value < 1 || value > matchCount(size) || seen.has(value)) return false;
    seen.add(value);
  }
  return true;
}

/** The size at `ahead` and how many matches are gone; undefined where one of them is none. */
function caseHead(
  window: TokenWindow,
  ahead: number,
): { readonly size: number; readonly count: number } | undefined {
  const size = window.peek(ahead)?.value;
  const count = window.peek(ahead + 1)?.value;
  if (!isSize(size) || count === undefined || count < 0 || count > matchCount(size)) return undefined;
  return { size, count };
}

/** How many tokens the good case has that starts at `ahead`; undefined where none does. */
export function goodCase(window: TokenWindow, ahead = 0): number | undefined {
  const head = caseHead(window, ahead);
  if (!head) return undefined;
  const { size, count } = head;
  return areMatches(window, ahead + 2, count, { size, gone: [] }) ? 2 + count : undefined;
}

/** Whether a size comes next and how many matches are gone, and behind that as many integers. */
export function looksLikeCase(window: TokenWindow): boolean {
  const head = caseHead(window, 0);
  if (!head) return false;
  for (let i = head.count; i > 0; i--) if (window.peek(1 + i)?.value === undefined) return false;
  return true;
}

/** Like `goodCase`, for sizes that judges have. */
function smallGoodCase(window: TokenWindow, ahead: number): number | undefined {
  return (window.peek(ahead)?.value ?? 0) > MAX_JUDGE_SIZE ? undefined : goodCase(window, ahead);
}

/** Whether the line at `ahead` says how many matches are gone and names as many. */
function isGoneLine(window: TokenWindow, ahead: number): boolean {
  return window.onLine(ahead, LONG_LINE) - 1 === window.peek(ahead)?.value;
}

/** Whether a line that holds one number starts at `ahead`, and the next one says how many are gone and names them. */
export function isTwoLines(window: TokenWindow, ahead = 0): boolean {
  return window.endsLine(ahead + 1) && isGoneLine(window, ahead + 1);
}

/** Whether a case stands on the line at `ahead`, with as many matches as it says. */
function isOneLine(window: TokenWindow, ahead: number): boolean {
  return window.onLine(ahead, LONG_LINE) - 2 === window.peek(ahead + 1)?.value;
}

/**
 * Whether the text starts with a case and not with the number of cases, by what makes more good cases and by the lines.
 * Where both make good cases only, judges' reading counts.
 */
export function lacksCaseCount(window: TokenWindow): boolean {
  if (!window.peek(1)) return false;
  const withCount = goodFrom(window, 1, goodCase);
  const without = goodFrom(window, 0, goodCase);
  const looksCounted = isTwoLines(window, 1) || isOneLine(window, 1);
  if (withCount > 0 && without === 0) return false;
  if (withCount === MOST_GOOD) return false;
  if (isTwoLines(window)) {
    if (looksCounted) return without === MOST_GOOD;
    return without >= withCount;
  }
  if (withCount > 0 || looksCounted) return false;
  if (without === MOST_GOOD) return !window.endsLine(1) || !window.peek(goodCase(window));
  return isLineAndNumbers(window);
}

/** Whether the first number is alone on its line, and the next line starts with two. */
function isLineAndNumbers(window: TokenWindow): boolean {
  return window.endsLine(1) && !window.endsLine(2) && window.peek(2)?.value !== undefined;
}

/** Whether behind a size that is alone on its line the next case starts, its size alone on a line too. */
export function startsNextCase(window: TokenWindow): boolean {
  return !isTwoLines(window) && window.endsLine(2) && goodFrom(window, 1, goodCase) > 0;
}

/** A case of which some matches are read. */
export interface UnfinishedGrid {
  readonly size: number;
  /** Those read. */
  readonly gone: readonly number[];
  /** How many are not. */
  readonly missing: number;
  /** Whether nothing that was read is a fault. */
  readonly good: boolean;
  /** How many cases are left behind it, where that is known. */
  readonly casesLeft: number | undefined;
}

/**
 * Whether the line that comes next starts a new case and the matches that `open` lacks are missing, by what makes more
 * good cases, and where both make as many, by the lines.
 */
export function startsNewCase(window: TokenWindow, open: UnfinishedGrid): boolean {
  const looksNew = isTwoLines(window);
  if (!isSize(window.peek()?.value) || (!looksNew && goodCase(window) === undefined)) return false;
  const whole = open.good && areMatches(window, 0, open.missing, open);
  const cases = open.casesLeft;
  // Among sizes that judges have a larger one is a slip.
  const goodNext = open.size > MAX_JUDGE_SIZE ? goodCase : smallGoodCase;
  const goodIfOn = whole ? 1 + goodFrom(window, open.missing, goodNext, cases) : 0;
  const goodIfNew = goodCase(window) === undefined ? 0 : goodFrom(window, 0, goodCase, cases);
  return goodIfOn === goodIfNew ? looksNew : goodIfNew > goodIfOn;
}

/** Whether the rest of a line behind a whole case is the next one; `sharesLine` tells of that case. */
export function restIsCase(window: TokenWindow, sharesLine: boolean): boolean {
  const tokens = goodCase(window);
  const onLine = window.onLine(0, LONG_LINE);
  if (tokens !== undefined) return sharesLine || onLine >= tokens || goodFrom(window, 0, goodCase) > 1;
  return sharesLine && onLine > 1 && isSize(window.peek()?.value);
}
