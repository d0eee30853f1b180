/** The time in milliseconds, and a way to wait for it. */
export interface Clock {
  now(): number;
  /** Calls `run` after `delay` milliseconds, unless the function it returns is called before. */
  after(delay: number, run: () => void): () => void;
}

const systemClock: Clock = {
  now: () => performance.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Milliseconds that a task may take and still run at every request. */
const CHEAP = 4;

/** Rest after a dearer task, as a multiple of the time it took. */
const REST = 4;

/**
 * Runs a task at every request as long as it is cheap. A dear one rests in between, so that it takes at most a fifth of
 * the time; requests during the rest are answered together, once, at its end.
 */
export class Pacer {
  private restUntil = -Infinity;
  private cancel: (() => void) | undefined;

  constructor(
    private readonly task: () => void,
    private readonly clock: Clock = systemClock,
  ) {}

  request(): void {
    if (this.cancel) return;
    const wait = this.restUntil - this.clock.now();
    if (wait <= 0) this.runNow();
    else {
      this.cancel = this.clock.after(wait, () => {
        this.runNow();
      });
    }
  }

  /** Runs the task without regard to the rest; it answers the requests so far. */
  runNow(): void {
    this.dispose();
    const start = this.clock.now();
    this.task();
    const end = this.clock.now();
    this.restUntil = end - start > CHEAP ? end + REST * (end - start) : end;
  }

  /** Drops the requests that wait. */
  dispose(): void {
    this.cancel?.();
    this.cancel = undefined;
  }
}
