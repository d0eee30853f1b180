import * as vscode from 'vscode';
import type { InputFault } from '../../core/problems/rotation/faults';
import { fixesFor } from '../../core/problems/rotation/fixes';
import type { Span } from '../../core/text/span';
import type { Analysis } from '../analysis/analysis';
import { toRange } from '../analysis/ranges';
import type { Solutions } from '../analysis/solutions';
import { removalOfByteOrderMark } from '../byteOrderMarkFix';
import { mendedDiagnostics } from '../mendedDiagnostics';
import { lineBreakOf, toTextEdits } from '../toTextEdits';
import { translate } from '../translate';

/** Offers the edits that mend the faults at a place. */
export function registerQuickFixes(solutions: Solutions): vscode.Disposable {
  return vscode.languages.registerCodeActionsProvider(
    '*',
    {
      async provideCodeActions(document, range, { diagnostics }) {
        const analyses = await solutions.of(document);
        const place = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
        return analyses.flatMap((analysis) =>
          analysis
            .faultsIn(place)
            .flatMap((fault) => actionsFor(document, analysis, fault, place, diagnostics)),
        );
      },
    },
    { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
  );
}

function actionsFor(
  document: vscode.TextDocument,
  { text, input, lines }: Analysis,
  fault: InputFault,
  place: Span,
  shown: readonly vscode.Diagnostic[],
): vscode.CodeAction[] {
  const range = toRange(lines, fault.span);
  const diagnostics = mendedDiagnostics(shown, fault.code, range);
  if (fault.code === 'byte-order-mark' && range.isEmpty)
    return [removalOfByteOrderMark(document, diagnostics)];
  return fixesFor(fault, { text, input, eol: lineBreakOf(document), place, t: translate }).map(
    ({ title, edits, certain }) => {
      const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
      action.edit = new vscode.WorkspaceEdit();
      action.edit.set(document.uri, toTextEdits(lines, edits));
      action.diagnostics = diagnostics;
      action.isPreferred = certain;
      return action;
    },
  );
}
