import * as vscode from 'vscode';
import { countFaults, severityOf } from '../../core/problems/rotation/faults';
import type { RotationInput } from '../../core/problems/rotation/input';
import { type Analyses, LANGUAGE } from '../analysis/analyses';
import type { TableService } from '../analysis/tables';
import { COMMANDS } from '../commandNames';
import { MAX_BOARDS_WITH_LENSES } from '../lensLimits';
import { settingsOf } from '../settings';

/**
 * Tells in the status bar how many boards and faults the shown text has and whether the tables are built. VS Code shows
 * it for text editors only.
 */
export function registerLanguageStatus(analyses: Analyses, tables: TableService): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem('rotation.boards', LANGUAGE);
  item.name = vscode.l10n.t('Rotation Boards');
  item.command = { title: vscode.l10n.t('Solve'), command: COMMANDS.solve };
  const shown = (): vscode.TextDocument | undefined => vscode.window.activeTextEditor?.document;
  const update = async (document: vscode.TextDocument | undefined): Promise<void> => {
    if (document?.languageId !== LANGUAGE) return;
    const { input } = await analyses.of(document);
    if (document !== shown()) return;
    const boards = input.cases.length;
    item.text = boards === 1 ? vscode.l10n.t('1 board') : vscode.l10n.t('{0} boards', boards);
    item.busy = boards > 0 && !tables.ready;
    item.severity = severityOfInput(input);
    const lacksLenses = boards > MAX_BOARDS_WITH_LENSES && settingsOf(document.uri).codeLenses;
    const detail = describe(input, item.busy);
    item.detail = lacksLenses
      ? vscode.l10n.t('{0}; more than {1} boards: no answers above them', detail, MAX_BOARDS_WITH_LENSES)
      : detail;
  };
  void update(shown());
  return vscode.Disposable.from(
    item,
    analyses.onDidChange(async (document) => {
      if (document === shown()) await update(document);
    }),
    vscode.window.onDidChangeActiveTextEditor((editor) => update(editor?.document)),
  );
}

/** VS Code draws a warning with the sign of information, so only errors stand out in the list of the item. */
function severityOfInput({ faults }: RotationInput): vscode.LanguageStatusSeverity {
  if (countFaults(faults) === 0) return vscode.LanguageStatusSeverity.Information;
  return faults.some(({ code }) => severityOf(code) === 'error')
    ? vscode.LanguageStatusSeverity.Error
    : vscode.LanguageStatusSeverity.Warning;
}

function describe({ faults }: RotationInput, building: boolean): string {
  const count = countFaults(faults);
  if (count === 1) return vscode.l10n.t('1 fault in the input');
  if (count > 0) return vscode.l10n.t('{0} faults in the input', count);
  return building ? vscode.l10n.t('Building the distance tables…') : vscode.l10n.t('Valid judge input');
}
