import * as vscode from 'vscode';

/** Opens a document in the text editor with the caret at an offset. */
export async function showText(
  document: vscode.TextDocument,
  offset: number,
  viewColumn: vscode.ViewColumn,
): Promise<void> {
  const caret = document.positionAt(offset);
  const selection = new vscode.Range(caret, caret);
  await vscode.commands.executeCommand('vscode.openWith', document.uri, 'default', { viewColumn, selection });
}
