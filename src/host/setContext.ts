import * as vscode from 'vscode';

/** Sets a context key, which the `when` and `enablement` clauses of the manifest ask for. */
export function setContext(key: string, value: boolean): void {
  void vscode.commands.executeCommand('setContext', key, value);
}
