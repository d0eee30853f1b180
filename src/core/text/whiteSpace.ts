const TAB = 9;
const LINE_FEED = 10;
const VERTICAL_TAB = 11;
const FORM_FEED = 12;
const CARRIAGE_RETURN = 13;
const SPACE = 32;

/** Whether a character code separates words on a line. */
export function isBlank(code: number): boolean {
  return code === SPACE || code === TAB || code === VERTICAL_TAB || code === FORM_FEED;
}

/** Whether a character code ends a line, alone or with the next. */
export function isBreak(code: number): boolean {
  return code === LINE_FEED || code === CARRIAGE_RETURN;
}

/** White space as C's `isspace` has it in the C locale, which is what judges' programs skip. */
export function isSpace(code: number): boolean {
  return code === SPACE || (code >= TAB && code <= CARRIAGE_RETURN);
}

/** The offset behind the blanks at `offset`. */
export function skipBlank(text: string, offset: number): number {
  let at = offset;
  while (isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** The offset behind the white space at `offset`. */
export function skipSpace(text: string, offset: number): number {
  let at = offset;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** The offset behind the line break at `offset`: `\n`, `\r\n` or a lone `\r`; `offset` itself where there is none. */
export function skipBreak(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  if (code === LINE_FEED) return offset + 1;
  if (code !== CARRIAGE_RETURN) return offset;
  return text.charCodeAt(offset + 1) === LINE_FEED ? offset + 2 : offset + 1;
}
