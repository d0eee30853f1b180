import * as vscode from 'vscode';
import { exists } from '../exists';
import { openFile } from '../openFile';
import { BOARD_VIEW_TYPE } from './boardEditors';

/**
 * Tells why the board editor of a too large or a binary file stays empty: VS Code makes its tab, but never calls the
 * provider. Of a missing file VS Code tells itself.
 *
 * @param extensionUri the folder of the extension
 */
export function explainUnopenedFiles(extensionUri: vscode.Uri): vscode.Disposable {
  const explain = async (tabs: readonly vscode.Tab[]): Promise<void> => {
    for (const { input } of tabs) {
      const isBoard = input instanceof vscode.TabInputCustom && input.viewType === BOARD_VIEW_TYPE;
      if (!isBoard || input.uri.scheme === 'untitled') continue;
      if (await exists(input.uri)) await openFile(input.uri, extensionUri);
    }
  };
  void explain(vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs));
  return vscode.window.tabGroups.onDidChangeTabs(({ opened }) => explain(opened));
}
