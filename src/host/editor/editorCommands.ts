import * as vscode from 'vscode';
import type { Analyses } from '../analysis/analyses';
import type { BoardEditors } from './boardEditors';
import { nearestCase } from './nearestCase';
import { showText } from './showText';

/**
 * The commands that go from the text to the board editor and back, keeping the place: the caret stands at the selected
 * board. Each takes the document's address, or means the active editor.
 */
export function registerEditorCommands(editors: BoardEditors, analyses: Analyses): vscode.Disposable[] {
  const openText = async (uri: vscode.Uri | undefined, column: vscode.ViewColumn): Promise<void> => {
    const panel = uri
      ? (editors.panelsOf(uri).find(({ active }) => active) ?? editors.panelsOf(uri)[0])
      : editors.active;
    if (panel) await showText(panel.document, await panel.selectedOffset(), column);
    else if (uri) await showText(await vscode.workspace.openTextDocument(uri), 0, column);
  };
  const openBoard = async (uri: vscode.Uri | undefined): Promise<void> => {
    const editor = vscode.window.activeTextEditor;
    const address = uri ?? editor?.document.uri;
    if (!address) return;
    if (editor?.document.uri.toString() !== address.toString()) {
      await editors.open(address);
      return;
    }
    const { document } = editor;
    const { input } = await analyses.of(document);
    const index = nearestCase(input.cases, document.offsetAt(editor.selection.active));
    await editors.open(address, { case: index });
  };
  return [
    vscode.commands.registerCommand('rotation.openAsText', (uri?: vscode.Uri) =>
      openText(uri, vscode.ViewColumn.Active),
    ),
    vscode.commands.registerCommand('rotation.openTextToSide', (uri?: vscode.Uri) =>
      openText(uri, vscode.ViewColumn.Beside),
    ),
    vscode.commands.registerCommand('rotation.openBoardEditor', openBoard),
  ];
}
