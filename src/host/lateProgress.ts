import * as vscode from 'vscode';

/** Milliseconds that work may take before the user is told of it. */
const PATIENCE = 1000;

/** Does work; when it takes long, shows its progress with a button that cancels it. */
export async function withLateProgress<T>(
  title: string,
  work: (token: vscode.CancellationToken) => Promise<T>,
): Promise<T> {
  const source = new vscode.CancellationTokenSource();
  const done = work(source.token);
  const timer = setTimeout(() => {
    void vscode.window.withProgress(
      { location: vscode.ProgressLocation.Notification, title, cancellable: true },
      async (_, token) => {
        token.onCancellationRequested(() => {
          source.cancel();
        });
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
