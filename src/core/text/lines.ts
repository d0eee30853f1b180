const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Start of the line that holds `offset`. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isBreak(text, start - 1)) start--;
  return start;
}

/** End of the line that holds `offset`, before its line break. */
export function lineEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !isBreak(text, end)) end++;
  return end;
}

function isBreak(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code === LINE_FEED || code === CARRIAGE_RETURN;
}
