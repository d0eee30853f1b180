import * as vscode from 'vscode';
import { isFaulty } from '../summary';
import { type Analyses, LANGUAGE } from '../analysis/analyses';
import type { TableService } from '../analysis/tables';
import { COMMANDS } from '../commandNames';

/** Tells in the status bar how many boards and faults the shown file has and whether the tables are built. */
export function registerLanguageStatus(analyses: Analyses, tables: TableService): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem('rotation.boards', LANGUAGE);
  item.name = vscode.l10n.t('Rotation Boards');
  item.command = { title: vscode.l10n.t('Solve'), command: COMMANDS.solve };
  const update = (document: vscode.TextDocument | undefined): void => {
    if (document?.languageId !== LANGUAGE) return;
    const { input } = analyses.of(document);
    const boards = input.cases.length;
    const faulty = isFaulty(input);
    item.text = boards === 1 ? vscode.l10n.t('1 board') : vscode.l10n.t('{0} boards', boards);
    item.busy = boards > 0 && !tables.ready;
    item.detail = faulty
      ? input.faults.length === 1
        ? vscode.l10n.t('1 fault in the input')
        : vscode.l10n.t('{0} faults in the input', input.faults.length)
      : item.busy
        ? vscode.l10n.t('Building the distance tables…')
        : vscode.l10n.t('Valid judge input');
    item.severity = faulty
      ? vscode.LanguageStatusSeverity.Warning
      : vscode.LanguageStatusSeverity.Information;
  };
  const shown = (): vscode.TextDocument | undefined => vscode.window.activeTextEditor?.document;
  update(shown());
  return vscode.Disposable.from(
    item,
    analyses.onDidChange((document) => {
      if (document === shown()) update(document);
    }),
    vscode.window.onDidChangeActiveTextEditor((editor) => {
      update(editor?.document);
    }),
  );
}
