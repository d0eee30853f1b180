/** The ending of a path without its dot, in lower case; empty where there is none. */
export function endingOf(path: string): string {
  return /[^/\\]\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
