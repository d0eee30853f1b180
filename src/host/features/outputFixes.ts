import * as vscode from 'vscode';
import type { CaseResult } from '../../core/judge/caseResult';
import { mendCases } from '../../core/judge/mending';
import type { CheckedOutput } from '../analysis/checkedOutput';
import type { OutputChecks } from '../analysis/outputChecks';
import { toRange } from '../analysis/ranges';
import { removalOfByteOrderMark } from '../byteOrderMarkFix';
import { isWritable } from '../documents';
import { type Alike, failures, groupMissing } from '../describeCheck';
import { mendedDiagnostics } from '../mendedDiagnostics';
import { lineBreakOf, toTextEdits } from '../toTextEdits';

/** Offers to put the judge's answers in place of what a checked output says. */
export function registerOutputFixes(checks: OutputChecks): vscode.Disposable {
  return vscode.languages.registerCodeActionsProvider(
    '*',
    {
      async provideCodeActions(document, range, { diagnostics }) {
        const mayMend = checks.pairs.of(document.uri) !== undefined && isWritable(document);
        const checked = mayMend && (await checks.of(document));
        if (!checked) return [];
        const failed = failures(checked.check);
        const here = groupMissing(failed).filter(([first]) => touches(checked, first, range));
        const some = here.map((group) => fixFor(document, checked, group, diagnostics));
        const others = here.length > 0 && here.flat().length < failed.length;
        return others || here.length > 1 ? [...some, fixForAll(document, checked, failed)] : some;
      },
    },
    { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
  );
}

function touches({ lines }: CheckedOutput, { block, span }: CaseResult, range: vscode.Range): boolean {
  return [block, span].some((part) => toRange(lines, part).intersection(range) !== undefined);
}

function fixFor(
  document: vscode.TextDocument,
  checked: CheckedOutput,
  group: Alike,
  shown: readonly vscode.Diagnostic[],
): vscode.CodeAction {
  const [result] = group;
  const range = toRange(checked.lines, result.span);
  const diagnostics = mendedDiagnostics(shown, result.reason, range);
  if (result.reason === 'presentation' && result.layout === 'byte-order-mark')
    return removalOfByteOrderMark(document, diagnostics);
  const title =
    result.reason === 'missing-case'
      ? group.length > 1
        ? vscode.l10n.t('Insert the judge’s {0} answers', group.length)
        : vscode.l10n.t('Insert the judge’s answer')
      : vscode.l10n.t('Replace with the judge’s answer');
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.edit = mended(document, checked, (other) => group.includes(other));
  action.diagnostics = diagnostics;
  action.isPreferred = true;
  return action;
}

function fixForAll(
  document: vscode.TextDocument,
  checked: CheckedOutput,
  failed: readonly CaseResult[],
): vscode.CodeAction {
  const title = vscode.l10n.t('Replace all {0} faulty cases with the judge’s answers', failed.length);
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.edit = mended(document, checked, ({ verdict }) => verdict !== 'AC');
  return action;
}

function mended(
  document: vscode.TextDocument,
  { text, lines, check, profile }: CheckedOutput,
  isMended: (result: CaseResult) => boolean,
): vscode.WorkspaceEdit {
  const edits = mendCases(text, check.cases, isMended, { profile, eol: lineBreakOf(document) });
  const change = new vscode.WorkspaceEdit();
  change.set(document.uri, toTextEdits(lines, edits));
  return change;
}
