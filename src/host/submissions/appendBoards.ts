import * as vscode from 'vscode';
import type { Board } from '../../core/problems/rotation/board';
import { editsForNewBoards } from '../../core/problems/rotation/edits';
import type { Analyses } from '../analysis/analyses';
import { toPosition } from '../analysis/ranges';
import type { BoardEditors } from '../editor/boardEditors';
import { lineBreakOf, toTextEdits } from '../toTextEdits';

interface Services {
  readonly analyses: Analyses;
  readonly editors: BoardEditors;
}

/**
 * Adds boards at the end of a `.rot` file, before its final 0, as one edit that can be undone; and shows the first of
 * them, in the board editor where one shows the file already.
 */
export async function appendBoards(
  { analyses, editors }: Services,
  file: vscode.Uri,
  boards: readonly Board[],
): Promise<void> {
  const document = await vscode.workspace.openTextDocument(file);
  const { input, text, lines } = await analyses.of(document);
  const edits = editsForNewBoards(text, input, boards, lineBreakOf(document));
  const edit = new vscode.WorkspaceEdit();
  edit.set(file, toTextEdits(lines, edits));
  await vscode.workspace.applyEdit(edit);
  if (editors.panelsOf(file).length > 0) {
    await editors.open(file, { case: input.cases.length });
    return;
  }
  const editor = await vscode.window.showTextDocument(document);
  const after = await analyses.of(document);
  const first = after.input.cases[input.cases.length];
  if (!first) return;
  const position = toPosition(after.lines, first.span.start);
  editor.selection = new vscode.Selection(position, position);
  // Lenses that come later push the lines down.
  editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenter);
}
