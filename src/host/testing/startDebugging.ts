import * as vscode from 'vscode';
import type { DebugConfiguration } from './debugging';

/**
 * Starts a debug session and waits for its end.
 *
 * @param number tells the session from others that go on, also in its name
 * @returns why there was no session, or undefined after it
 */
export async function startDebugging(
  run: vscode.TestRun,
  source: vscode.Uri,
  configuration: DebugConfiguration,
  number: number,
): Promise<string | undefined> {
  const folder = vscode.workspace.getWorkspaceFolder(source);
  const title = vscode.l10n.t('Debug {0}', vscode.workspace.asRelativePath(source));
  const name = number === 1 ? title : `${title} (${number})`;
  const sessions = new Sessions(name);
  try {
    const started = await vscode.debug.startDebugging(folder, { ...configuration, name }, { testRun: run });
    if (!started) return vscode.l10n.t('The debugger did not start.');
    run.token.onCancellationRequested(() => {
      void sessions.stop();
    });
    await sessions.ended;
    return undefined;
  } finally {
    sessions.dispose();
  }
}

/** The debug session of a name: from before it starts, so that its end cannot be missed. */
class Sessions implements vscode.Disposable {
  private readonly session: Promise<vscode.DebugSession>;
  private readonly subscriptions: vscode.Disposable[] = [];
  readonly ended: Promise<void>;

  constructor(name: string) {
    this.session = new Promise((resolve) => {
      this.subscriptions.push(
        vscode.debug.onDidStartDebugSession((session) => {
          if (session.configuration.name === name && !session.parentSession) resolve(session);
        }),
      );
    });
    this.ended = new Promise((resolve) => {
      this.subscriptions.push(
        vscode.debug.onDidTerminateDebugSession((session) => {
          if (session.configuration.name === name && !session.parentSession) resolve();
        }),
      );
    });
  }

  async stop(): Promise<void> {
    await vscode.debug.stopDebugging(await this.session);
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }
}
