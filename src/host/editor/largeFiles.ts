import * as vscode from 'vscode';
import { isTooLarge } from '../openFile';
import { BOARD_VIEW_TYPE } from './boardEditors';

/** Tells why the board editor of a too large file stays empty: VS Code makes its tab, but never calls the provider. */
export function explainLargeFiles(): vscode.Disposable {
  const explain = async (tabs: readonly vscode.Tab[]): Promise<void> => {
    for (const { input } of tabs) {
      const isBoard = input instanceof vscode.TabInputCustom && input.viewType === BOARD_VIEW_TYPE;
      if (!isBoard || input.uri.scheme === 'untitled') continue;
      await isTooLarge(input.uri).catch(() => false);
    }
  };
  void explain(vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs));
  return vscode.window.tabGroups.onDidChangeTabs(({ opened }) => explain(opened));
}
