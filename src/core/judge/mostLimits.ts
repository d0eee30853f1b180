import type { Limits } from './submission';

/** The most that a user may set: timers that are given more than 2³¹ ms end at once, and runtimes refuse endless heaps. */
export const MOST_LIMITS: Limits = { milliseconds: 600_000, megabytes: 1_000_000, outputBytes: 1 << 30 };

/** How long a stress test may be told to look for a failure. */
export const MOST_STRESS_SECONDS = 3600;
