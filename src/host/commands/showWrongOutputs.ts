import * as vscode from 'vscode';
import { summariseResult } from '../../core/judge/describeResult';
import type { OutputChecks } from '../analysis/outputChecks';
import { toRange } from '../analysis/ranges';
import { failures } from '../describeCheck';
import { nameOf } from '../nameOf';
import { translate } from '../translate';

/** Has the user pick one of the outputs that are wrong on a board, and shows it at the fault. */
export async function showWrongOutputs(
  checks: OutputChecks,
  input: vscode.Uri,
  index: number,
): Promise<void> {
  const all = await checks.ofInput(input);
  const items = all.flatMap(({ check, pair, lines }) =>
    failures(check)
      .filter((result) => result.case === index)
      .map((result) => ({
        label: nameOf(pair.output),
        description: summariseResult(result, translate),
        output: pair.output,
        selection: toRange(lines, result.span),
      })),
  );
  const title = vscode.l10n.t('Outputs that are wrong on board {0}', index + 1);
  const picked = await vscode.window.showQuickPick(items, { title });
  if (!picked) return;
  const { output, selection } = picked;
  await vscode.commands.executeCommand('vscode.open', output, { selection });
}
