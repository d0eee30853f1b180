import * as vscode from 'vscode';
import type { OutputChecks } from '../analysis/outputChecks';
import type { TableService } from '../analysis/tables';
import type { BoardEditors } from './boardEditors';
import { isByUser } from './isByUser';
import { targetAt } from './outputTarget';

/** Makes the board editors of an input show, while the caret moves along a word of an output, the board at that letter. */
export function followOutputs(
  editors: BoardEditors,
  checks: OutputChecks,
  tables: TableService,
): vscode.Disposable {
  return vscode.window.onDidChangeTextEditorSelection(async ({ textEditor, selections, kind }) => {
    const { document } = textEditor;
    const pair = checks.pairs.of(document.uri);
    const caret = selections[0]?.active;
    if (!pair || !caret || !isByUser(kind) || editors.panelsOf(pair.input).length === 0) return;
    const checked = await checks.of(document);
    if (!checked || !textEditor.selection.active.isEqual(caret)) return;
    const target = await targetAt(checked, document.offsetAt(caret), tables);
    if (!target || !textEditor.selection.active.isEqual(caret)) return;
    for (const panel of editors.panelsOf(pair.input)) if (panel.visible) panel.show(target);
  });
}
