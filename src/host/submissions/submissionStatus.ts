import * as vscode from 'vscode';
import { COMMANDS } from '../commandNames';
import { describeVerdict } from './summaryOf';
import type { Submissions } from './submissions';

/** Tells the last verdict of the shown source in the status bar. */
export function registerSubmissionStatus(submissions: Submissions): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem('rotation.submission', []);
  item.name = vscode.l10n.t('Rotation Submission');
  const update = (): void => {
    const document = vscode.window.activeTextEditor?.document;
    const judged = document && submissions.of(document.uri);
    if (!judged) {
      item.selector = [];
      return;
    }
    const { verdict, compilation, source } = judged;
    item.selector = { language: document.languageId };
    item.text = verdict;
    item.detail = `${describeVerdict(judged)} · ${compilation.version}`;
    item.busy = submissions.isRunning(source);
    item.severity =
      verdict === 'AC'
        ? vscode.LanguageStatusSeverity.Information
        : verdict === 'PE'
          ? vscode.LanguageStatusSeverity.Warning
          : vscode.LanguageStatusSeverity.Error;
    item.command = {
      title: vscode.l10n.t('Check Submission'),
      command: COMMANDS.checkSubmission,
      arguments: [source],
    };
  };
  update();
  return vscode.Disposable.from(
    item,
    submissions.onDidChange(update),
    vscode.window.onDidChangeActiveTextEditor(update),
  );
}
