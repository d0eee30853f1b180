import * as vscode from 'vscode';
import type { Board } from '../../core/problems/rotation/board';
import { editsForNewBoards } from '../../core/problems/rotation/edits';
import type { Analyses } from '../analysis/analyses';
import { toPosition } from '../analysis/ranges';
import type { BoardEditors } from '../editor/boardEditors';
import { nameOf } from '../nameOf';
import { openFile } from '../openFile';
import { lineBreakOf, toTextEdits } from '../toTextEdits';

interface Services {
  readonly analyses: Analyses;
  readonly editors: BoardEditors;
  readonly extensionUri: vscode.Uri;
}

/**
 * Adds boards at the end of a `.rot` file, before its final 0, as one edit that can be undone; and shows the first of
 * them, in the board editor where one shows the file already.
 *
 * @returns whether they were added; where they were not, the user is told why
 */
export async function appendBoards(
  { analyses, editors, extensionUri }: Services,
  file: vscode.Uri,
  boards: readonly Board[],
): Promise<boolean> {
  const document = await openFile(file, extensionUri);
  if (!document) return false;
  const { input, text, lines } = await analyses.of(document);
  const edits = editsForNewBoards(text, input, boards, lineBreakOf(document));
  const edit = new vscode.WorkspaceEdit();
  edit.set(file, toTextEdits(lines, edits));
  if (!(await vscode.workspace.applyEdit(edit))) {
    void vscode.window.showWarningMessage(vscode.l10n.t('{0} cannot be changed.', nameOf(file)));
    return false;
  }
  if (editors.panelsOf(file).length > 0) {
    await editors.open(file, { case: input.cases.length });
    return true;
  }
  const editor = await vscode.window.showTextDocument(document);
  const after = await analyses.of(document);
  const first = after.input.cases[input.cases.length];
  if (!first) return true;
  const position = toPosition(after.lines, first.span.start);
  editor.selection = new vscode.Selection(position, position);
  // Lenses that come later push the lines down.
  editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenter);
  return true;
}
