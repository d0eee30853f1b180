import type * as vscode from 'vscode';
import { Analyses } from './analysis/analyses';
import { TableService } from './analysis/tables';

/** Puts the extension together; the same in both extension hosts. */
export function activateHost(context: vscode.ExtensionContext): void {
  const tables = new TableService();
  const analyses = new Analyses(tables);
  context.subscriptions.push(analyses);
}
