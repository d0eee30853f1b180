import * as vscode from 'vscode';
import type { Debugging } from './debugging';

/**
 * Compiles where that is needed, starts a debug session and waits for its end.
 *
 * @returns why there was no session, or undefined after it
 */
export async function startDebugging(
  run: vscode.TestRun,
  source: vscode.Uri,
  { compile, configuration }: Debugging,
): Promise<string | undefined> {
  const folder = vscode.workspace.getWorkspaceFolder(source);
  if (compile && !(await compiles(folder, compile)))
    return vscode.l10n.t('The source does not compile with {0}: see the terminal.', compile[0]);
  const name = vscode.l10n.t('Debug {0}', vscode.workspace.asRelativePath(source));
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

/** Runs a compiler as a task, whose terminal shows its messages. */
async function compiles(
  folder: vscode.WorkspaceFolder | undefined,
  [program, ...args]: readonly [string, ...string[]],
): Promise<boolean> {
  const task = new vscode.Task(
    { type: 'process' },
    folder ?? vscode.TaskScope.Workspace,
    vscode.l10n.t('Compile to debug'),
    'Rotation',
    new vscode.ProcessExecution(program, args),
  );
  task.presentationOptions = { reveal: vscode.TaskRevealKind.Silent, clear: true };
  return new Promise((resolve, reject) => {
    const subscription = vscode.tasks.onDidEndTaskProcess(({ execution, exitCode }) => {
      if (execution.task.name !== task.name || execution.task.source !== task.source) return;
      subscription.dispose();
      resolve(exitCode === 0);
    });
    void vscode.tasks.executeTask(task).then(undefined, reject);
  });
}
