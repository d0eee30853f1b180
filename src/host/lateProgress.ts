import * as vscode from 'vscode';

/** Milliseconds that work may take before the user is told of it. */
const PATIENCE = 1000;

/**
 * Does work; when it takes long, shows its progress with a button that cancels it.
 *
 * @param work is given a function that tells what it is at
 */
export async function withLateProgress<T>(
  title: string,
  work: (token: vscode.CancellationToken, tell: (message: string) => void) => Promise<T>,
): Promise<T> {
  const source = new vscode.CancellationTokenSource();
  let last: string | undefined;
  let show = (): void => undefined;
  const done = work(source.token, (message) => {
    last = message;
    show();
  });
  const timer = setTimeout(() => {
    void vscode.window.withProgress(
      { location: vscode.ProgressLocation.Notification, title, cancellable: true },
      async (progress, token) => {
        token.onCancellationRequested(() => {
          source.cancel();
        });
        show = () => {
          if (last !== undefined) progress.report({ message: last });
        };
        show();
        await done.catch(() => undefined);
      },
    );
  }, PATIENCE);
  try {
    return await done;
  } finally {
    clearTimeout(timer);
    source.dispose();
  }
}
