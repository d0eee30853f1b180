/** The text of anything thrown, for a person: the message of an error, without its stack. */
export function errorText(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
