import * as vscode from 'vscode';
import type { BoardMark } from '../marks/boardMark';
import { placeOf } from '../marks/describeMark';

/** Opens the output that a mark is of at the place at fault: where it is on the screen, else beside. */
export async function showMark(mark: BoardMark): Promise<void> {
  const { uri, range } = placeOf(mark);
  const shown = vscode.window.visibleTextEditors.find(
    ({ document }) => document.uri.toString() === uri.toString(),
  );
  const viewColumn = shown?.viewColumn ?? vscode.ViewColumn.Beside;
  await vscode.commands.executeCommand('vscode.open', uri, { viewColumn, selection: range });
}
