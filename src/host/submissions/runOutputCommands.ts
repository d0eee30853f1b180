import * as vscode from 'vscode';
import { boardFailures } from '../../core/judge/boardOutcomes';
import type { OutputChecks } from '../analysis/outputChecks';
import { COMMANDS, type CasePlace } from '../commandNames';
import type { BoardEditors } from '../editor/boardEditors';
import { nameOf } from '../nameOf';
import { expectedUri, runOutputUri } from './runOutputUri';
import type { JudgedInput, Submissions } from './submissions';
import { worstInput } from './summaryOf';

interface OutputServices {
  readonly submissions: Submissions;
  readonly checks: OutputChecks;
}

interface Services extends OutputServices {
  readonly editors: BoardEditors;
}

/** Shows what a submission printed on the input that it failed, at the first fault, beside the source. */
export async function showRunOutput(services: Services, source: vscode.Uri): Promise<void> {
  const input = worstOf(services, source);
  if (!input) return;
  const document = await openChecked(services, source, input);
  const span = input.result.check.cases.find(({ verdict }) => verdict !== 'AC')?.span;
  const selection = span && new vscode.Range(document.positionAt(span.start), document.positionAt(span.end));
  await vscode.window.showTextDocument(document, {
    viewColumn: vscode.ViewColumn.Beside,
    preview: true,
    ...(selection ? { selection } : {}),
  });
}

/** Shows what a submission printed and what the judge expects in a diff. */
export async function compareRunOutput(services: OutputServices, source: vscode.Uri): Promise<void> {
  const input = worstOf(services, source);
  if (!input) return;
  const { uri } = await openChecked(services, source, input);
  if (!services.submissions.isAsJudged(input.input)) return;
  if (!input.input.cases) {
    await vscode.commands.executeCommand(COMMANDS.compareWithJudge, uri);
    return;
  }
  const title = vscode.l10n.t('Judge ↔ {0}', nameOf(uri));
  await vscode.commands.executeCommand('vscode.diff', expectedUri(uri), uri, title);
}

/** Shows the first board that a submission failed in the board editor, playing what the submission printed for it. */
export async function showFailedBoard(services: Services, source: vscode.Uri): Promise<void> {
  const input = worstOf(services, source);
  if (!input) return;
  const [failure] = boardFailures(input.result);
  const { analysis, cases } = input.input;
  if (failure?.result && !failure.alone && !cases && services.submissions.isAsJudged(input.input)) {
    const { uri } = await openChecked(services, source, input);
    const place: CasePlace = { uri, offset: failure.result.span.start };
    await vscode.commands.executeCommand(COMMANDS.play, place);
    return;
  }
  const index = failure && (cases?.[failure.case] ?? failure.case);
  await services.editors.open(analysis.uri, {
    ...(index === undefined ? {} : { case: index }),
    beside: true,
  });
}

function worstOf({ submissions }: OutputServices, source: vscode.Uri): JudgedInput | undefined {
  const judged = submissions.of(source);
  return judged && worstInput(judged);
}

/**
 * The document of an output, checked against its input as other outputs are. Of some of the boards it is not, nor where
 * the input is another one by now, which the user is told.
 */
async function openChecked(
  { checks, submissions }: OutputServices,
  source: vscode.Uri,
  { input }: JudgedInput,
): Promise<vscode.TextDocument> {
  const { uri: file } = input.analysis;
  const uri = runOutputUri(source, file);
  const opened = await vscode.workspace.openTextDocument(uri);
  // A change of the language closes the document and opens it again.
  const document = await vscode.languages.setTextDocumentLanguage(opened, 'rotation-output');
  if (!submissions.isAsJudged(input)) {
    const message = vscode.l10n.t(
      '{0} has changed since the program was run on it: check the submission again.',
      nameOf(file),
    );
    void vscode.window.showInformationMessage(message);
  } else if (!input.cases) checks.pairs.ask(uri, file);
  return document;
}
