/** Lines as a terminal wants them, with the last one ended. */
export function forTerminal(text: string): string {
  return `${text.trimEnd().replace(/\r?\n/g, '\r\n')}\r\n`;
}
