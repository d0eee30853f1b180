import * as vscode from 'vscode';
import { COMMANDS } from './commandNames';

/** The quick fix for a byte order mark. VS Code keeps it out of the text, so that no edit of the text can take it out. */
export function removalOfByteOrderMark(
  document: vscode.TextDocument,
  diagnostics: vscode.Diagnostic[],
): vscode.CodeAction {
  const title = vscode.l10n.t('Save the file as UTF-8 without a byte order mark');
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.command = { title, command: COMMANDS.removeByteOrderMark, arguments: [document.uri] };
  action.diagnostics = diagnostics;
  action.isPreferred = true;
  return action;
}
