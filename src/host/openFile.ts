import * as vscode from 'vscode';

/** Bytes; VS Code gives no larger file to extensions. */
const LARGEST_FILE = 50 * 1024 * 1024;

/** Opens a file as a document. Where that cannot be done, tells the user why and returns undefined. */
export async function openFile(uri: vscode.Uri): Promise<vscode.TextDocument | undefined> {
  try {
    if (!(await isTooLarge(uri))) return await vscode.workspace.openTextDocument(uri);
  } catch (error) {
    const name = vscode.workspace.asRelativePath(uri);
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showWarningMessage(vscode.l10n.t('{0} cannot be opened: {1}', name, reason));
  }
  return undefined;
}

/** Whether a file is too large for extensions, which the user is told then. */
async function isTooLarge(uri: vscode.Uri): Promise<boolean> {
  const { size } = await vscode.workspace.fs.stat(uri);
  if (size <= LARGEST_FILE) return false;
  const name = vscode.workspace.asRelativePath(uri);
  void vscode.window.showWarningMessage(
    vscode.l10n.t(
      '{0} is larger than 50 MB, and VS Code gives no such file to extensions. The command line solves it: {1}',
      name,
      `rotation-game solve ${name}`,
    ),
  );
  return true;
}
