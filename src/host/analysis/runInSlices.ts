import type { Sliced } from '../../core/search/slices';

/** Milliseconds of work between two returns to the event loop: half a frame. */
const SLICE = 8;

/**
 * Does sliced work while the event loop goes on between slices.
 *
 * @param cancelled asked between slices; the work is dropped and undefined is returned once it is true
 */
export async function runInSlices<T>(
  work: Sliced<T>,
  cancelled: () => boolean = () => false,
): Promise<T | undefined> {
  while (!cancelled()) {
    const pause = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < pause);
    await nextTurn();
  }
  return undefined;
}

/** Resolves after the events that wait now have been handled. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
