const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does work that is stopped, not cut off, when the user or the system ends this process, so that it leaves nothing behind. */
export async function untilInterrupted<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const listener = (): void => {
    stop.abort();
  };
  for (const name of SIGNALS) process.on(name, listener);
  try {
    return await work(stop.signal);
  } finally {
    for (const name of SIGNALS) process.off(name, listener);
  }
}
