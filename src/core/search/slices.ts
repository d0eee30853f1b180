/**
 * Work cut into short slices: every `next()` does one slice of about a millisecond and tells the share done, 0 to 1.
 * The caller decides when the next slice runs, so that an editor's thread stays free without timers in here.
 */
export type Sliced<T> = Generator<number, T, void>;

/** Does all the slices at once. */
export function finish<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
