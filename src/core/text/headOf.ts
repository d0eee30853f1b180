/** As many characters of a token are quoted in messages. */
const QUOTED_LENGTH = 24;

/** The first characters of a token, for a message. */
export function headOf(text: string, start: number, end: number): string {
  const head = Array.from(text.slice(start, Math.min(end, start + 2 * QUOTED_LENGTH)));
  return head.slice(0, QUOTED_LENGTH).join('');
}
