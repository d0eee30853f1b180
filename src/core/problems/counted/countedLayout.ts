/** Cases, each without its last line break, as a whole judge input, after how many they are. */
export function casesAsInput(cases: readonly string[], eol: string): string {
  return [String(cases.length), ...cases].join(eol) + eol;
}
