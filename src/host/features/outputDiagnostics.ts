import * as vscode from 'vscode';
import type { CaseResult } from '../../core/judge/caseResult';
import { describeResult } from '../../core/judge/describeResult';
import type { CheckedOutput } from '../analysis/checkedOutput';
import type { OutputChecks } from '../analysis/outputChecks';
import type { OutputPair } from '../analysis/outputPairs';
import { toRange } from '../analysis/ranges';
import { capDiagnostics } from '../capDiagnostics';
import { type Alike, describeExtra, failures, groupMissing } from '../describeCheck';
import { translate } from '../translate';
import { verdictDiagnostic } from '../verdictDiagnostic';

/** Shows what is wrong with checked outputs at the place at fault, with the way to the board. */
export function registerOutputDiagnostics(checks: OutputChecks): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection('rotation-outputs');
  const update = async ({ output }: OutputPair): Promise<void> => {
    const checked = await checks.check(output);
    if (checked && checks.pairs.of(output))
      collection.set(output, [...listInOutput(checked), ...outOfPlace(checked)]);
    else collection.delete(output);
  };
  for (const pair of checks.pairs.all) void update(pair);
  return vscode.Disposable.from(collection, checks.onDidChange(update));
}

function listInOutput(checked: CheckedOutput): vscode.Diagnostic[] {
  const items = groupMissing(failures(checked.check));
  return capDiagnostics(
    { count: items.length, items },
    (group) => inOutput(checked, group),
    (left) => vscode.l10n.t('{0} more faulty cases are not listed.', items.slice(-left).flat().length),
  );
}

/** What an output says where the input has no boards. */
function outOfPlace({ check, lines }: CheckedOutput): vscode.Diagnostic[] {
  if (!check.extra) return [];
  return [verdictDiagnostic(toRange(lines, check.extra), describeExtra(), 'WA', 'extra-output')];
}

function inOutput(checked: CheckedOutput, [result, ...others]: Alike): vscode.Diagnostic {
  const last = others.at(-1);
  const message = last
    ? vscode.l10n.t('Nothing is printed for the boards {0} to {1}.', result.case + 1, last.case + 1)
    : describeResult(result, translate);
  const range = toRange(checked.lines, result.span);
  const diagnostic = verdictDiagnostic(range, message, result.verdict, result.reason);
  const board = new vscode.Location(checked.input.uri, boardRange(checked, result));
  const name = vscode.l10n.t('Board {0}', result.case + 1);
  diagnostic.relatedInformation = [new vscode.DiagnosticRelatedInformation(board, name)];
  return diagnostic;
}

function boardRange({ input }: CheckedOutput, { case: index }: CaseResult): vscode.Range {
  return toRange(input.lines, input.input.cases[index]?.span ?? { start: 0, end: 0 });
}
