import * as vscode from 'vscode';
import { COMMANDS } from '../commandNames';
import { settingsOf } from '../settings';
import { compilerRange, linesOf } from './compilerDiagnostics';
import { describeBriefly, describeVerdict, firstError } from './summaryOf';
import type { Judged, Submissions } from './submissions';

/** What every program for the problem prints. */
const PRINTED = /no moves needed/i;

/** Shows at the top of a source its verdict and what can be done; of one that was not judged, if it looks like a submission. */
export function registerSubmissionLenses(submissions: Submissions): vscode.Disposable {
  const changed = new vscode.EventEmitter<void>();
  return vscode.Disposable.from(
    changed,
    submissions.onDidChange(() => {
      changed.fire();
    }),
    submissions.onDidChangeSources(() => {
      changed.fire();
    }),
    vscode.languages.registerCodeLensProvider('*', {
      onDidChangeCodeLenses: changed.event,
      provideCodeLenses(document) {
        if (!submissions.isSource(document.uri) || submissions.obstacleOf(document.uri)) return [];
        if (!settingsOf(document.uri).submissionLenses) return [];
        return commandsFor(document, submissions).map(
          (command) => new vscode.CodeLens(new vscode.Range(0, 0, 0, 0), command),
        );
      },
    }),
  );
}

function commandsFor(document: vscode.TextDocument, submissions: Submissions): vscode.Command[] {
  const { uri } = document;
  const text = document.getText();
  const command = (title: string, name: string): vscode.Command => ({
    title,
    command: name,
    arguments: [uri],
  });
  const check = command(vscode.l10n.t('Check submission'), COMMANDS.checkSubmission);
  if (submissions.isRunning(uri))
    return [
      { title: vscode.l10n.t('Running…'), command: '' },
      command(vscode.l10n.t('Stop'), COMMANDS.stopSubmission),
    ];
  const judged = submissions.of(uri);
  if (judged) return resultOf(judged, text, command);
  return PRINTED.test(text) ? [check, command(vscode.l10n.t('Stress test'), COMMANDS.stressTest)] : [];
}

function resultOf(
  judged: Judged,
  text: string,
  command: (title: string, name: string) => vscode.Command,
): vscode.Command[] {
  const accepted = judged.verdict === 'AC';
  const verdict = accepted ? describeVerdict(judged) : describeBriefly(judged);
  const title = judged.text === text ? verdict : vscode.l10n.t('Before the last edits: {0}', verdict);
  const again = command(vscode.l10n.t('Check again'), COMMANDS.checkSubmission);
  if (!judged.compilation.succeeded)
    return [
      toFirstError(judged, title) ?? { title, command: '' },
      again,
      command(vscode.l10n.t('Show compiler output'), COMMANDS.showRunLog),
    ];
  if (accepted) return [{ title, command: '' }, again];
  return [
    command(title, COMMANDS.showFailedBoard),
    again,
    command(vscode.l10n.t('Show output'), COMMANDS.showRunOutput),
    command(vscode.l10n.t('Compare with judge'), COMMANDS.compareRunOutput),
  ];
}

function toFirstError({ source, text, compilation }: Judged, title: string): vscode.Command | undefined {
  const error = firstError(compilation);
  if (error?.line === undefined) return undefined;
  const { start } = compilerRange(linesOf(text), error);
  const selection = new vscode.Range(start, start);
  return { title, command: 'vscode.open', arguments: [source, { selection }] };
}
