/** Work that several may wait for at once under one key; it is stopped when none of them waits any more. */
export class SharedWork<Result> {
  private readonly open = new Map<
    string,
    { readonly result: Promise<Result>; waiting: number; readonly stop: AbortController }
  >();

  /** Begins `work`, or joins what is going on under `key`; `stopped` is the result once `signal` is aborted. */
  async join(
    key: string,
    signal: AbortSignal,
    stopped: Result,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    let shared = this.open.get(key);
    if (!shared) {
      const stop = new AbortController();
      const result = work(stop.signal).finally(() => this.open.delete(key));
      shared = { result, waiting: 0, stop };
      this.open.set(key, shared);
    }
    const { result, stop } = shared;
    shared.waiting++;
    let leave: (() => void) | undefined;
    const left = new Promise<Result>((resolve) => {
      leave = () => {
        resolve(stopped);
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    });
    try {
      return await Promise.race([result, left]);
    } finally {
      if (leave) signal.removeEventListener('abort', leave);
      if (--shared.waiting === 0) {
        stop.abort();
        // Nothing is left running, whoever asked.
        await result.catch(() => undefined);
      }
    }
  }
}
