import { markLength } from '../text/byteOrderMark';
import type { Span } from '../text/span';
import { skipBlank, skipBreak } from '../text/whiteSpace';
import type { LayoutFault } from './caseResult';

export interface FoundLayout {
  readonly layout: LayoutFault;
  readonly span: Span;
}

/** What is wrong before the first token of a text, where nothing should stand. */
export function leadingFault(text: string, end: number): FoundLayout | undefined {
  const mark = markLength(text);
  if (mark > 0) return { layout: 'byte-order-mark', span: { start: 0, end: mark } };
  return end > 0 ? indentFault(text, 0, end) : undefined;
}

/**
 * What is wrong with the white space between two tokens that should stand on lines below each other. White space at the
 * end of a line is fine.
 */
export function breakFault(text: string, start: number, end: number): FoundLayout | undefined {
  if (start === end) return { layout: 'glued-lines', span: aroundGlue(text, start) };
  const lineEnd = skipBlank(text, start);
  if (lineEnd >= end) return { layout: 'merged-lines', span: { start, end } };
  return indentFault(text, skipBreak(text, lineEnd), end);
}

/** What is wrong behind the last token of a text: more than one blank line. */
export function trailingFault(text: string, start: number): FoundLayout | undefined {
  const second = skipBreak(text, skipBlank(text, start));
  const third = skipBreak(text, skipBlank(text, second));
  const rest = skipBlank(text, third);
  if (rest >= text.length) return undefined;
  return { layout: 'blank-line', span: { start: second, end: text.length } };
}

/** What is wrong from the start of a line to the token that should start it. */
function indentFault(text: string, start: number, end: number): FoundLayout | undefined {
  if (start >= end) return undefined;
  let lineStart = start;
  for (let at = start; at < end;) {
    const next = skipBreak(text, at);
    if (next > at) lineStart = next;
    at = Math.max(next, at + 1);
  }
  return lineStart > start
    ? { layout: 'blank-line', span: { start, end: lineStart } }
    : { layout: 'leading-space', span: { start, end } };
}

/** The two characters that a line break should stand between. */
function aroundGlue(text: string, offset: number): Span {
  return { start: Math.max(offset - 1, 0), end: Math.min(offset + 1, text.length) };
}
