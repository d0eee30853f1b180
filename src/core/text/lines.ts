import { isBreak } from './whiteSpace';

/** Start of the line that holds `offset`. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isBreak(text.charCodeAt(start - 1))) start--;
  return start;
}

/** End of the line that holds `offset`, before its line break. */
export function lineEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !isBreak(text.charCodeAt(end))) end++;
  return end;
}
