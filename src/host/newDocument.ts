import * as vscode from 'vscode';
import type { Board } from '../core/problems/rotation/board';
import { boardsAsInput } from '../core/problems/rotation/layout';
import { openDocument } from './documents';

/** A new unsaved document with these boards as a judge input, a line a board. */
export function newBoardDocument(boards: readonly Board[]): Promise<vscode.TextDocument> {
  return newDocument('Boards', '.rot', boardsAsInput(boards));
}

/**
 * A new unsaved document. Its name is one that no document has had in this session: VS Code keeps the text of a closed
 * document for some minutes, under its name.
 *
 * @param name the name but for its number and its ending, such as `Boards`
 */
export async function newDocument(name: string, ending: string, text: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument(unusedUri(name, ending));
  const edit = new vscode.WorkspaceEdit();
  edit.insert(document.uri, new vscode.Position(0, 0), text);
  await vscode.workspace.applyEdit(edit);
  return document;
}

let lastNumber = 0;

function unusedUri(name: string, ending: string): vscode.Uri {
  for (;;) {
    lastNumber++;
    const uri = vscode.Uri.from({ scheme: 'untitled', path: `${name}-${lastNumber}${ending}` });
    if (!openDocument(uri)) return uri;
  }
}
