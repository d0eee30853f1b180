const BYTE_ORDER_MARK = 0xfeff;

/** Length of the byte order mark that a text starts with: 1 or 0. */
export function markLength(text: string): number {
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
}
