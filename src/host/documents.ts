import * as vscode from 'vscode';

/** The address of what the active tab shows, as text or in the board editor. */
export function activeUri(): vscode.Uri | undefined {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  if (input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom) return input.uri;
  return vscode.window.activeTextEditor?.document.uri;
}

/** The document of the active tab. */
export async function activeDocument(): Promise<vscode.TextDocument | undefined> {
  const uri = activeUri();
  return uri && (openDocument(uri) ?? (await vscode.workspace.openTextDocument(uri)));
}

/** Whether a document is one that people write: untitled, or of a file system that can be written. */
export function isWritable({ isUntitled, uri }: vscode.TextDocument): boolean {
  return isUntitled || vscode.workspace.fs.isWritableFileSystem(uri.scheme) === true;
}

/** The document of an address, if it is open. `openTextDocument` would keep it open for minutes after its tab. */
export function openDocument(uri: vscode.Uri): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
}
