import * as vscode from 'vscode';
import type { Board } from '../../core/problems/rotation/board';
import { editsForNewBoards } from '../../core/problems/rotation/edits';
import type { Analyses } from '../analysis/analyses';
import { toPosition } from '../analysis/ranges';
import { lineBreakOf, toTextEdits } from '../toTextEdits';

/** Adds boards at the end of a `.rot` file, before its final 0, as one edit that can be undone; and shows them. */
export async function appendBoards(
  analyses: Analyses,
  file: vscode.Uri,
  boards: readonly Board[],
): Promise<void> {
  const document = await vscode.workspace.openTextDocument(file);
  const { input, text, lines } = await analyses.of(document);
  const edits = editsForNewBoards(text, input, boards, lineBreakOf(document));
  const edit = new vscode.WorkspaceEdit();
  edit.set(file, toTextEdits(lines, edits));
  await vscode.workspace.applyEdit(edit);
  const editor = await vscode.window.showTextDocument(document);
  const after = await analyses.of(document);
  const first = after.input.cases[input.cases.length];
  if (!first) return;
  const position = toPosition(after.lines, first.span.start);
  editor.selection = new vscode.Selection(position, position);
  editor.revealRange(editor.selection);
}
