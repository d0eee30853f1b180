import type { Limits } from './submission';

/** UVa's three seconds; the memory and the output that judges usually allow. */
export const DEFAULT_LIMITS: Limits = { milliseconds: 3000, megabytes: 256, outputBytes: 16 << 20 };

/** How long a stress test looks for a failure. */
export const DEFAULT_STRESS_SECONDS = 20;
