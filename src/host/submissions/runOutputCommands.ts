import * as vscode from 'vscode';
import { boardFailures } from '../../core/judge/boardOutcomes';
import type { BoardEditors } from '../editor/boardEditors';
import { runOutputUri } from './runOutputUri';
import type { Judged, JudgedInput, Submissions } from './submissions';

/** The input that the verdict of a submission comes from. */
function worstInput({ verdict, inputs }: Judged): JudgedInput | undefined {
  return inputs.find(({ result }) => result.verdict === verdict) ?? inputs[0];
}

/** Shows what a submission printed on the input that it failed, at the first fault, beside the source. */
export async function showRunOutput(submissions: Submissions, source: vscode.Uri): Promise<void> {
  const judged = submissions.of(source);
  const input = judged && worstInput(judged);
  if (!input) return;
  const document = await vscode.workspace.openTextDocument(runOutputUri(source, input.input.analysis.uri));
  const span = input.result.check.cases.find(({ verdict }) => verdict !== 'AC')?.span;
  const selection = span && new vscode.Range(document.positionAt(span.start), document.positionAt(span.end));
  await vscode.languages.setTextDocumentLanguage(document, 'rotation-output');
  await vscode.window.showTextDocument(document, {
    viewColumn: vscode.ViewColumn.Beside,
    preview: true,
    ...(selection ? { selection } : {}),
  });
}

/** Shows the first board that a submission failed, in the board editor. */
export async function showFailedBoard(
  submissions: Submissions,
  editors: BoardEditors,
  source: vscode.Uri,
): Promise<void> {
  const judged = submissions.of(source);
  const input = judged && worstInput(judged);
  if (!input) return;
  const [failure] = boardFailures(input.result);
  const { analysis, cases } = input.input;
  const index = failure && (cases?.[failure.case] ?? failure.case);
  await editors.open(analysis.uri, { ...(index === undefined ? {} : { case: index }), beside: true });
}
