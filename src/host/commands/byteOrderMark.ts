import * as vscode from 'vscode';

/**
 * Saves a document as UTF-8 without a byte order mark. Edits that are not saved yet are saved with it, as VS Code
 * changes the encoding of a document only while the file is as it shows it.
 */
export async function removeByteOrderMark(uri: vscode.Uri): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  if (document.isDirty && !(await document.save())) return;
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(document.getText()));
  await vscode.workspace.openTextDocument(uri, { encoding: 'utf8' });
}
