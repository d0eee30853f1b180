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
  return isUntitled || isWritableScheme(uri.scheme);
}

function isWritableScheme(scheme: string): boolean {
  return vscode.workspace.fs.isWritableFileSystem(scheme) === true;
}

/** Whether addresses of a scheme are of files to work on, and not of other texts such as one side of a diff. */
export function isFileScheme(scheme: string): boolean {
  const folders = vscode.workspace.workspaceFolders ?? [];
  return isWritableScheme(scheme) || folders.some(({ uri }) => uri.scheme === scheme);
}

/** The addresses of all that tabs show, both sides of diffs among them. */
export function shownUris(): vscode.Uri[] {
  return vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).flatMap(urisOf);
}

/** The addresses of what a tab shows. */
export function urisOf({ input }: vscode.Tab): vscode.Uri[] {
  if (input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom) return [input.uri];
  return input instanceof vscode.TabInputTextDiff ? [input.original, input.modified] : [];
}

/** The document of an address, if it is open. `openTextDocument` would keep it open for minutes after its tab. */
export function openDocument(uri: vscode.Uri): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
}

/** A document as it is open, or read from its file; undefined where it cannot be read. */
export async function openQuietly(uri: vscode.Uri): Promise<vscode.TextDocument | undefined> {
  const open = openDocument(uri);
  // VS Code would make a new document of the name of a closed one.
  if (open || uri.scheme === 'untitled') return open;
  try {
    return await vscode.workspace.openTextDocument(uri);
  } catch {
    // There is no such file, or it is a folder, too large or binary.
    return undefined;
  }
}
