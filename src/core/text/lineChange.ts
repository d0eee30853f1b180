/** The lines of a text that a change has replaced. */
export interface LineChange {
  /** The first of them; the place of the change where there is none. */
  readonly first: number;
  /** The last of them; before the first where there is none. */
  readonly last: number;
  /** By how many lines those below have moved. */
  readonly shift: number;
}

/** What has changed between two texts, of which the lines are given. */
export function lineChangeBetween(before: readonly string[], after: readonly string[]): LineChange {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first++;
  let same = 0;
  while (same < shorter - first && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { first, last: before.length - same - 1, shift: after.length - before.length };
}
