import * as vscode from 'vscode';
import { solveCommandLine } from './commandLine';
import { openDocument } from './documents';
import { nameOf } from './nameOf';
import { plainText } from './plainText';

/** Bytes; VS Code gives no larger file to extensions. */
const LARGEST_FILE = 50 * 1024 * 1024;

/**
 * Opens a file as a document. Where that cannot be done, tells the user why and returns undefined.
 *
 * @param extensionUri the folder of the extension, which holds the command line
 * @param commandLine the line for a terminal that does what the file is opened for, given the paths of the extension
 *   and the file
 */
export async function openFile(
  uri: vscode.Uri,
  extensionUri: vscode.Uri,
  commandLine = solveCommandLine,
): Promise<vscode.TextDocument | undefined> {
  const open = openDocument(uri);
  if (open) return open;
  try {
    if (!(await isTooLarge(uri, extensionUri, commandLine)))
      return await vscode.workspace.openTextDocument(uri);
  } catch (error) {
    const reason = plainText(error instanceof Error ? error.message : String(error));
    void vscode.window.showWarningMessage(vscode.l10n.t('{0} cannot be opened: {1}', nameOf(uri), reason));
  }
  return undefined;
}

/** Whether a file is too large for extensions, which the user is told then. */
async function isTooLarge(
  uri: vscode.Uri,
  extensionUri: vscode.Uri,
  commandLine: typeof solveCommandLine,
): Promise<boolean> {
  const { size } = await vscode.workspace.fs.stat(uri);
  if (size <= LARGEST_FILE) return false;
  const tooLarge = vscode.l10n.t(
    '{0} is larger than 50 MB, and VS Code gives no such file to extensions.',
    nameOf(uri),
  );
  void vscode.window.showWarningMessage(
    uri.scheme === 'file' && extensionUri.scheme === 'file'
      ? vscode.l10n.t(
          '{0} The command line can do it: {1}',
          tooLarge,
          plainText(commandLine(extensionUri.fsPath, uri.fsPath)),
        )
      : tooLarge,
  );
  return true;
}
