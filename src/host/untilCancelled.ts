/** A `vscode.CancellationToken`, as far as it is used here. */
interface Cancellation {
  readonly isCancellationRequested: boolean;
  readonly onCancellationRequested: (listener: () => void) => { dispose(): unknown };
}

/** Waits for work that goes on for others too: undefined as soon as the token is cancelled. */
export async function untilCancelled<T>(work: Promise<T>, token: Cancellation): Promise<T | undefined> {
  if (token.isCancellationRequested) return undefined;
  return new Promise((resolve, reject) => {
    const subscription = token.onCancellationRequested(() => {
      resolve(undefined);
    });
    void work.then(resolve, reject).finally(() => {
      subscription.dispose();
    });
  });
}
