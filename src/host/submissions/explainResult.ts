import * as vscode from 'vscode';
import type { SubmissionResult } from '../../core/judge/submission';
import { plainText } from '../plainText';

type Failure = Exclude<SubmissionResult, { readonly kind: 'judged' }>;

/** Why a submission was not judged, for people; undefined where they stopped it themselves. */
export function describeFailedStart(failure: Failure): string | undefined {
  switch (failure.kind) {
    case 'unknown-language':
      return failure.ending === ''
        ? vscode.l10n.t('The source has no ending, such as .cpp, to tell its language.')
        : vscode.l10n.t('No toolchain is set for files that end with .{0}.', failure.ending);
    case 'not-installed':
      return vscode.l10n.t(
        '{0} needs {1}, which is not installed. To get it: {2}',
        failure.language,
        failure.program,
        failure.hint,
      );
    case 'no-boards':
      return vscode.l10n.t('There are no boards to judge by.');
    case 'stopped':
      return undefined;
  }
}

/** Tells why a submission was not judged, with a button for what can be done about it. */
export async function explainFailure(failure: Failure): Promise<void> {
  const message = describeFailedStart(failure);
  if (message === undefined) return;
  const copy = vscode.l10n.t('Copy');
  const settings = vscode.l10n.t('Open Settings');
  const actions =
    failure.kind === 'no-boards' ? [] : failure.kind === 'not-installed' ? [copy, settings] : [settings];
  const picked = await vscode.window.showWarningMessage(plainText(message), ...actions);
  if (picked === copy && failure.kind === 'not-installed') await vscode.env.clipboard.writeText(failure.hint);
  if (picked === settings)
    await vscode.commands.executeCommand('workbench.action.openSettings', '@id:rotation.toolchains');
}
