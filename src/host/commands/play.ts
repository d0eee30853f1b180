import * as vscode from 'vscode';
import { LANGUAGE } from '../analysis/analyses';
import { boardAt } from '../analysis/boardsIn';
import type { Solutions } from '../analysis/solutions';
import type { CasePlace } from '../commandNames';
import type { BoardEditors } from '../editor/boardEditors';
import { newBoardDocument } from './boardFiles';

/**
 * "Play": the board of a place in the board editor beside, playing its answer. A board out of another kind of file gets
 * a document of its own.
 *
 * @param place the selected board of the board editor, or the one at the caret, where it is absent
 */
export async function playBoard(
  solutions: Solutions,
  editors: BoardEditors,
  place?: CasePlace,
): Promise<void> {
  const { active } = editors;
  if (!place && active) {
    active.show({ case: active.selected, play: true });
    return;
  }
  const { uri, offset } = place ?? placeOfCaret() ?? {};
  if (!uri || offset === undefined) return;
  const document = await vscode.workspace.openTextDocument(uri);
  for (const { input } of await solutions.of(document)) {
    const found = boardAt(input.cases, offset);
    if (!found) continue;
    if (document.languageId === LANGUAGE) {
      await editors.open(uri, { case: found.index, play: true, beside: true });
    } else {
      const { uri: copy } = await newBoardDocument([found.board]);
      await editors.open(copy, { case: 0, play: true, beside: true });
    }
    return;
  }
}

function placeOfCaret(): CasePlace | undefined {
  const editor = vscode.window.activeTextEditor;
  return editor && { uri: editor.document.uri, offset: editor.document.offsetAt(editor.selection.active) };
}
