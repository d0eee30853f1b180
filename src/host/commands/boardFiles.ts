import * as vscode from 'vscode';
import type { Board } from '../../core/problems/rotation/board';
import { openDocument } from '../documents';
import { boardsAsInput } from '../../core/problems/rotation/layout';

/**
 * A new unsaved document with these boards as a judge input, a line a board. Its name is one that no document has had
 * in this session: VS Code keeps the text of a closed document for some minutes, under its name.
 */
export async function newBoardDocument(boards: readonly Board[]): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument(unusedUri());
  const edit = new vscode.WorkspaceEdit();
  edit.insert(document.uri, new vscode.Position(0, 0), boardsAsInput(boards));
  await vscode.workspace.applyEdit(edit);
  return document;
}

let lastNumber = 0;

function unusedUri(): vscode.Uri {
  for (;;) {
    lastNumber++;
    const uri = vscode.Uri.from({ scheme: 'untitled', path: `Boards-${lastNumber}.rot` });
    if (!openDocument(uri)) return uri;
  }
}
