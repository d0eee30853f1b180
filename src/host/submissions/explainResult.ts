import * as vscode from 'vscode';
import { type NotJudged, describeNotJudged } from '../../core/judge/describeNotJudged';
import { plainText } from '../plainText';
import { translate } from '../translate';

/** Tells why a submission was not judged, unless it was stopped, with a button for what can be done about it. */
export async function explainFailure(failure: NotJudged): Promise<void> {
  if (failure.kind === 'stopped') return;
  const message = describeNotJudged(failure, translate);
  const copy = vscode.l10n.t('Copy');
  const settings = vscode.l10n.t('Open Settings');
  const actions =
    failure.kind === 'no-boards' ? [] : failure.kind === 'not-installed' ? [copy, settings] : [settings];
  const picked = await vscode.window.showWarningMessage(plainText(message), ...actions);
  if (picked === copy && failure.kind === 'not-installed') await vscode.env.clipboard.writeText(failure.hint);
  if (picked === settings)
    await vscode.commands.executeCommand('workbench.action.openSettings', '@id:rotation.toolchains');
}
