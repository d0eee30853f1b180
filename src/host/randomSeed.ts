/** A seed that is short enough to be typed. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
