import * as vscode from 'vscode';
import { LANGUAGE } from '../analysis/analyses';
import { nameOf } from '../nameOf';
import { OutputFiles } from '../outputFiles';

/** How many files of the workspace are offered. */
const MOST_FILES = 200;

/**
 * The input to check an output against: the one that its name belongs to, or the only one there is; else the user is
 * asked.
 *
 * @param output a document or a file, where it has a name
 */
export async function chooseInput(output: vscode.Uri | undefined): Promise<vscode.Uri | undefined> {
  const own = output && (await new OutputFiles().inputOf(output));
  if (own) return own;
  const open = vscode.workspace.textDocuments
    .filter(({ languageId }) => languageId === LANGUAGE)
    .map(({ uri }) => uri);
  const files = await vscode.workspace.findFiles('**/*.rot', undefined, MOST_FILES);
  const inputs = [...new Map([...open, ...files].map((uri) => [uri.toString(), uri])).values()];
  const [only] = inputs;
  if (!only) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('There is no .rot file to check against: open one first.'),
    );
  }
  if (inputs.length < 2) return only;
  const items = inputs
    .map((input) => ({ label: nameOf(input), input }))
    .sort((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }));
  const title = vscode.l10n.t('Check against which boards?');
  return (await vscode.window.showQuickPick(items, { title }))?.input;
}
