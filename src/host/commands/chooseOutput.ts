import * as vscode from 'vscode';
import { LANGUAGE } from '../analysis/analyses';
import { isWritable } from '../documents';
import { nameOf } from '../nameOf';
import { OutputFiles, isOutputByName } from '../outputFiles';

/** A document or a file, or the text of the clipboard. */
export type ChosenOutput = vscode.Uri | 'clipboard';

interface OutputItem extends vscode.QuickPickItem {
  readonly output?: ChosenOutput;
}

/** Whether a document may be the output of a program: one by its name, or plain text that is no input. */
export function isLikelyOutput(document: vscode.TextDocument): boolean {
  if (document.languageId === LANGUAGE || !isWritable(document)) return false;
  return /^(rotation-output|plaintext)$/.test(document.languageId) || isOutputByName(document.uri);
}

/**
 * Asks which output to check: one beside the input, an open document, the clipboard, or any other file.
 *
 * @param input the input, where it is known
 */
export async function chooseOutput(input: vscode.Uri | undefined): Promise<ChosenOutput | undefined> {
  const beside = input ? await new OutputFiles().outputsOf(input) : [];
  const open = vscode.workspace.textDocuments.filter(isLikelyOutput).map(({ uri }) => uri);
  const known = new Map([...beside, ...open].map((uri) => [uri.toString(), uri]));
  const items: OutputItem[] = [
    ...[...known.values()].map((output) => ({ label: nameOf(output), output })),
    { label: vscode.l10n.t('Clipboard'), output: 'clipboard' },
    { label: vscode.l10n.t('Other file…') },
  ];
  const picked = await vscode.window.showQuickPick(items, { title: vscode.l10n.t('Check which output?') });
  if (!picked) return undefined;
  return picked.output ?? chooseFile(input);
}

async function chooseFile(input: vscode.Uri | undefined): Promise<vscode.Uri | undefined> {
  const folder = input && input.scheme !== 'untitled' ? vscode.Uri.joinPath(input, '..') : undefined;
  const files = await vscode.window.showOpenDialog({
    title: vscode.l10n.t('Check which output?'),
    ...(folder ? { defaultUri: folder } : {}),
  });
  return files?.[0];
}
