import * as vscode from 'vscode';
import type { Board } from '../../core/problems/rotation/board';
import { boardsAsInput } from '../../core/problems/rotation/layout';
import { LANGUAGE } from '../analysis/analyses';

/** A new unsaved document with these boards as a judge input, a line a board. */
export function newBoardDocument(boards: readonly Board[]): Thenable<vscode.TextDocument> {
  return vscode.workspace.openTextDocument({ language: LANGUAGE, content: boardsAsInput(boards) });
}
