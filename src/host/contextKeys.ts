import * as vscode from 'vscode';
import type { OutputChecks } from './analysis/outputChecks';
import type { Solutions } from './analysis/solutions';
import { activeUri, openDocument } from './documents';
import { setContext } from './setContext';

/** Keeps up the context keys of the manifest's `enablement`: what the active editor shows. */
export function registerContextKeys(solutions: Solutions, checks: OutputChecks): vscode.Disposable {
  const update = (): void => {
    const uri = activeUri();
    const document = uri && openDocument(uri);
    setContext('rotation.hasBoards', document !== undefined && solutions.concerns(document));
    setContext('rotation.isSolved', document !== undefined && solutions.isSolved(document.uri));
    setContext('rotation.isChecked', document !== undefined && checks.concerns(document));
  };
  update();
  return vscode.Disposable.from(
    solutions.onDidChange(update),
    checks.onDidChange(update),
    vscode.window.tabGroups.onDidChangeTabs(update),
    vscode.window.tabGroups.onDidChangeTabGroups(update),
    vscode.window.onDidChangeActiveTextEditor(update),
  );
}
