import * as vscode from 'vscode';
import type { OutputChecks } from '../analysis/outputChecks';
import type { OutputPair } from '../analysis/outputPairs';
import { activeUri } from '../documents';
import { judgeTextOf } from '../judgeTexts';
import { nameOf } from '../nameOf';

/**
 * "Compare with Judge": what the judge expects and an output, in a diff.
 *
 * @param uri an output, or an input with outputs; the active editor's where it is absent
 */
export async function compareWithJudge(checks: OutputChecks, uri = activeUri()): Promise<void> {
  const pair = uri && (await pairOf(checks, uri));
  if (!pair) return;
  const title = vscode.l10n.t('Judge ↔ {0}', nameOf(pair.output));
  await vscode.commands.executeCommand('vscode.diff', judgeTextOf(pair), pair.output, title);
}

async function pairOf({ pairs }: OutputChecks, uri: vscode.Uri): Promise<OutputPair | undefined> {
  const own = pairs.of(uri);
  if (own) return own;
  const items = pairs.ofInput(uri).map((pair) => ({ label: nameOf(pair.output), pair }));
  const [only] = items;
  if (items.length < 2) return only?.pair;
  const title = vscode.l10n.t('Compare which output?');
  return (await vscode.window.showQuickPick(items, { title }))?.pair;
}
