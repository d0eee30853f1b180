import type { Span } from './span';
import { isBreak, isSpace } from './whiteSpace';

/** A token of a text that programs read integer by integer. */
export interface IntegerToken {
  readonly span: Span;
  /** By value, as programs read it: a sign and leading zeros make no difference. Undefined where it is no integer. */
  readonly value: number | undefined;
  /** Whether it is the first of its line. */
  readonly startsLine: boolean;
}

const INTEGER = /^[+-]?\d+$/;

/**
 * The tokens of a text between white space, from `from` on.
 *
 * @param offset added to every span, for a text that is part of a larger one
 */
export function* integerTokens(text: string, offset = 0, from = 0): Generator<IntegerToken, void> {
  let startsLine = true;
  for (let at = from; at < text.length;) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      startsLine ||= isBreak(code);
      at++;
      continue;
    }
    let end = at + 1;
    while (end < text.length && !isSpace(text.charCodeAt(end))) end++;
    const token = text.slice(at, end);
    const value = INTEGER.test(token) ? Number(token) : undefined;
    yield { span: { start: offset + at, end: offset + end }, value, startsLine };
    startsLine = false;
    at = end;
  }
}
