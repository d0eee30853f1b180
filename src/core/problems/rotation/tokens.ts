import { isSpace } from '../../text/whiteSpace';

/**
 * `symbol`: 1, 2 or 3. `zero`: 0. `foreign`: any other integer, or a single character. `word`: anything longer
 * that is no integer.
 */
export type TokenKind = 'symbol' | 'zero' | 'foreign' | 'word';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const PLUS = 43;
const MINUS = 45;
const ZERO = 48;

/** Of a longer token only the start is looked at, so that reading one takes bounded memory. */
const MAX_TOKEN_LENGTH = 4096;

/** Whether a line ends at `at`; `\r\n` ends it at the line feed. */
export function isLineEnd(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) !== LINE_FEED);
}

/** End of the token that starts at `at`, or of the part of it that is looked at. */
export function tokenEnd(text: string, at: number): number {
  const last = Math.min(text.length, at + MAX_TOKEN_LENGTH);
  let end = at + 1;
  while (end < last && !isSpace(text.charCodeAt(end))) end++;
  return end;
}

/** Whether the token from `start` goes on behind `end`, as it is too long to be looked at as a whole. */
export function isCutOff(text: string, start: number, end: number): boolean {
  return end - start === MAX_TOKEN_LENGTH && end < text.length && !isSpace(text.charCodeAt(end));
}

/** An integer of one digit as programs read it: a sign and leading zeros make no difference. */
const ONE_DIGIT = /^[+-]?0*(\d)$/;

/** The digit that a token stands for to a program that reads integers; undefined for any other token. */
function digitOf(text: string, start: number, end: number): number | undefined {
  if (end === start + 1) {
    const digit = text.charCodeAt(start) - ZERO;
    return digit >= 0 && digit <= 9 ? digit : undefined;
  }
  const code = text.charCodeAt(start);
  if (code !== ZERO && code !== PLUS && code !== MINUS) return undefined;
  const token = text.slice(start, end);
  const digit = ONE_DIGIT.exec(token)?.[1];
  return digit === undefined || (code === MINUS && digit !== '0') ? undefined : Number(digit);
}

/** The symbol 1 to 3 that a token stands for, or 0 for any other token. */
export function symbolOf(text: string, start: number, end: number): 0 | 1 | 2 | 3 {
  const digit = digitOf(text, start, end);
  return digit === 1 || digit === 2 || digit === 3 ? digit : 0;
}

export function kindOf(text: string, start: number, end: number): TokenKind {
  const digit = digitOf(text, start, end);
  if (digit !== undefined) return digit === 0 ? 'zero' : digit <= 3 ? 'symbol' : 'foreign';
  if (end === start + 1) return 'foreign';
  const token = text.slice(start, end);
  return /^[+-]?\d+$/.test(token) || /^.$/su.test(token) ? 'foreign' : 'word';
}

/**
 * A text as far as it may be looked at: up to `horizon`. Looking no further keeps a stream's reading in bounded memory,
 * and equal to that of the whole text.
 */
export interface View {
  readonly text: string;
  readonly horizon: number;
  /** Whether the text ends at the horizon. */
  readonly ends: boolean;
}

/** What the rest of a line holds. */
export interface LineShape {
  readonly tokens: number;
  /** Words and single characters that are no integers. */
  readonly strange: number;
  /** Words before the first token that is none, and the end of the last of them. */
  readonly leadingWords: number;
  readonly leadingEnd: number;
  readonly endsWithZero: boolean;
  /** Whether it starts as comments do in programs. */
  readonly comment: boolean;
  /** End of the last token that was seen. */
  readonly end: number;
  /** Whether its end was seen. */
  readonly whole: boolean;
}

const COMMENT_LEADER = /^(?:\/\/|\/\*|#|;|%|--)/;

/** Looks at the line from `at` on. */
export function lineShape({ text, horizon, ends }: View, at: number): LineShape {
  let tokens = 0;
  let strange = 0;
  let leadingWords = 0;
  let leadingEnd = at;
  let endsWithZero = false;
  let end = at;
  let i = at;
  while (i < horizon && !isLineEnd(text, i)) {
    if (isSpace(text.charCodeAt(i))) {
      i++;
      continue;
    }
    const from = i;
    i = end = tokenEnd(text, from);
    const kind = kindOf(text, from, end);
    endsWithZero = kind === 'zero';
    if (kind === 'word' && leadingWords === tokens) {
      leadingWords++;
      leadingEnd = end;
    }
    if (kind === 'word' || (kind === 'foreign' && !/\d/.test(text.slice(from, end)))) strange++;
    tokens++;
  }
  const whole = i < horizon || ends;
  const comment = COMMENT_LEADER.test(text.slice(at, at + 2));
  return { tokens, strange, leadingWords, leadingEnd, endsWithZero, comment, end, whole };
}

/** Whether a line is no part of any board: a comment, a heading, or text that has nothing to do with boards. */
export function isStray(line: LineShape): boolean {
  return line.comment || (line.strange > 0 && 2 * line.strange >= line.tokens);
}

/** The first offset from `at` on that holds no white space, or the horizon. */
export function skipSpace({ text, horizon }: View, at: number): number {
  let i = at;
  while (i < horizon && isSpace(text.charCodeAt(i))) i++;
  return i;
}

/** Start of the line behind the one that `at` stands in, or the horizon. */
export function nextLine({ text, horizon }: View, at: number): number {
  let i = at;
  while (i < horizon && !isLineEnd(text, i)) i++;
  return Math.min(i + 1, horizon);
}
