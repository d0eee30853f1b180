import * as vscode from 'vscode';
import type { OutputChecks } from '../analysis/outputChecks';
import { activeUri } from '../documents';
import { judgeTextOf } from '../judgeTexts';
import { nameOf } from '../nameOf';

/**
 * "Compare with Judge": what the judge expects and an output, in a diff.
 *
 * @param uri an output, or an input with outputs; the active editor's where it is absent
 */
export async function compareWithJudge(checks: OutputChecks, uri = activeUri()): Promise<void> {
  const output = uri && (await outputOf(checks, uri));
  if (!output) return;
  const title = vscode.l10n.t('Judge ↔ {0}', nameOf(output));
  await vscode.commands.executeCommand('vscode.diff', judgeTextOf(output), output, title);
}

async function outputOf({ pairs }: OutputChecks, uri: vscode.Uri): Promise<vscode.Uri | undefined> {
  if (pairs.of(uri)) return uri;
  const items = pairs.ofInput(uri).map(({ output }) => ({ label: nameOf(output), output }));
  const [only] = items;
  if (items.length < 2) return only?.output;
  const title = vscode.l10n.t('Compare which output?');
  return (await vscode.window.showQuickPick(items, { title }))?.output;
}
