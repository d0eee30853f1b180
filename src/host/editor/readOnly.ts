import * as vscode from 'vscode';

/**
 * Whether a document cannot be edited: its file system or file is read-only, or the settings `files.readonlyInclude` and
 * `files.readonlyExclude` say so. VS Code does not tell extensions of "Set Active Editor Read-only in Session".
 */
export async function isReadOnly(document: vscode.TextDocument): Promise<boolean> {
  if (document.isUntitled) return false;
  const { uri } = document;
  if (vscode.workspace.fs.isWritableFileSystem(uri.scheme) === false) return true;
  if (isReadOnlyBySettings(document)) return true;
  try {
    const { permissions } = await vscode.workspace.fs.stat(uri);
    return permissions === vscode.FilePermission.Readonly;
  } catch {
    // A deleted file is written anew on saving; a scheme without a file system only shows texts.
    return vscode.workspace.fs.isWritableFileSystem(uri.scheme) === undefined;
  }
}

function isReadOnlyBySettings(document: vscode.TextDocument): boolean {
  const files = vscode.workspace.getConfiguration('files', document);
  const matches = (setting: string): boolean =>
    Object.entries(files.get<Record<string, boolean>>(setting, {})).some(
      ([glob, active]) => active && matchesGlob(document, glob),
    );
  return matches('readonlyInclude') && !matches('readonlyExclude');
}

/** As in settings: relative to the workspace folder, unless the glob is an absolute path. */
function matchesGlob(document: vscode.TextDocument, glob: string): boolean {
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  const absolute = /^([/\\]|[a-z]:)/i.test(glob);
  const pattern = folder && !absolute ? new vscode.RelativePattern(folder, glob) : glob;
  return vscode.languages.match({ pattern }, document) > 0;
}
