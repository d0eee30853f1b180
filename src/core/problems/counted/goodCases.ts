import type { TokenWindow } from '../../text/tokenWindow';

/** Cases that are looked ahead over. */
export const MOST_GOOD = 4;

/**
 * How many good cases follow one another from `ahead` on, up to 4. The end of the text counts as 4, unless it does not
 * come behind as many as are left.
 *
 * @param goodCase how many tokens the good case has that starts at a place; undefined where none does
 * @param cases how many cases are left, where that is known
 */
export function goodFrom(
  window: TokenWindow,
  ahead: number,
  goodCase: (window: TokenWindow, ahead: number) => number | undefined,
  cases?: number,
): number {
  let at = ahead;
  for (let good = 0; good < MOST_GOOD; good++) {
    if (!window.peek(at)) return cases === undefined || cases === good ? MOST_GOOD : good;
    const tokens = goodCase(window, at);
    if (tokens === undefined) return good;
    at += tokens;
  }
  return MOST_GOOD;
}
