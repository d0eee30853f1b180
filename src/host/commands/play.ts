import * as vscode from 'vscode';
import { LANGUAGE } from '../analysis/analyses';
import { boardAt } from '../analysis/boardsIn';
import type { CheckedOutput } from '../analysis/checkedOutput';
import type { OutputChecks } from '../analysis/outputChecks';
import type { Solutions } from '../analysis/solutions';
import type { CasePlace } from '../commandNames';
import type { TableService } from '../analysis/tables';
import type { BoardEditors } from '../editor/boardEditors';
import { targetAt } from '../editor/outputTarget';
import { newBoardDocument } from '../newDocument';

interface PlayServices {
  readonly solutions: Solutions;
  readonly checks: OutputChecks;
  readonly tables: TableService;
  readonly editors: BoardEditors;
}

/**
 * "Play": the board of a place in the board editor beside, playing its answer, or what a checked output says in its
 * place. A board out of another kind of file gets a document of its own.
 *
 * @param place the selected board of the board editor, or the one at the caret, where it is absent
 */
export async function playBoard(services: PlayServices, place?: CasePlace): Promise<void> {
  const { solutions, checks, editors } = services;
  const { active } = editors;
  if (!place && active) {
    active.show({ case: active.selected, play: true });
    return;
  }
  const { uri, offset } = place ?? placeOfCaret() ?? {};
  if (!uri || offset === undefined) return;
  const document = await vscode.workspace.openTextDocument(uri);
  const checked = await checks.of(document);
  if (checked) {
    await playOutput(services, checked, offset);
    return;
  }
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

async function playOutput(
  { editors, tables }: PlayServices,
  checked: CheckedOutput,
  offset: number,
): Promise<void> {
  const target = await targetAt(checked, offset, tables);
  if (target) await editors.open(checked.pair.input, { ...target, play: true, beside: true });
}

function placeOfCaret(): CasePlace | undefined {
  const editor = vscode.window.activeTextEditor;
  return editor && { uri: editor.document.uri, offset: editor.document.offsetAt(editor.selection.active) };
}
