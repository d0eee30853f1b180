import * as vscode from 'vscode';

/** A test run that is repeated with each save. */
export interface ContinuousRun {
  /** Whether the tests are to be run when a document is saved. */
  readonly concerns: (document: vscode.TextDocument) => boolean;
  readonly run: () => Promise<void>;
}

/** Runs tests whenever a document that concerns them is saved, until the token is cancelled. */
export function runOnSave(token: vscode.CancellationToken, { concerns, run }: ContinuousRun): void {
  const subscription = vscode.workspace.onDidSaveTextDocument((document) => {
    if (concerns(document)) void run();
  });
  token.onCancellationRequested(() => {
    subscription.dispose();
  });
}
