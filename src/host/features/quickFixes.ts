import * as vscode from 'vscode';
import type { InputFault } from '../../core/problems/rotation/faults';
import { fixesFor } from '../../core/problems/rotation/fixes';
import type { Analysis } from '../analysis/analysis';
import { toRange } from '../analysis/ranges';
import type { Solutions } from '../analysis/solutions';
import { COMMANDS } from '../commandNames';
import { lineBreakOf, toTextEdits } from '../toTextEdits';
import { translate } from '../translate';

/** Offers the edits that mend the faults at a place. */
export function registerQuickFixes(solutions: Solutions): vscode.Disposable {
  return vscode.languages.registerCodeActionsProvider(
    '*',
    {
      provideCodeActions(document, range, context) {
        return solutions
          .of(document)
          .flatMap((analysis) =>
            analysis.input.faults
              .filter(({ span }) => range.intersection(toRange(analysis.lines, span)) !== undefined)
              .flatMap((fault) =>
                actionsFor(document, analysis, fault, document.offsetAt(range.end), context.diagnostics),
              ),
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
  caret: number,
  shown: readonly vscode.Diagnostic[],
): vscode.CodeAction[] {
  const range = toRange(lines, fault.span);
  const diagnostics = shown.filter(
    ({ code, range: at }) => typeof code === 'object' && code.value === fault.code && at.isEqual(range),
  );
  // VS Code keeps the mark out of the text, so that no edit of the text can take it out.
  if (fault.code === 'byte-order-mark' && range.isEmpty)
    return [removalOfByteOrderMark(document, diagnostics)];
  return fixesFor(fault, { text, input, eol: lineBreakOf(document), caret, t: translate }).map(
    ({ title, edits }, index, fixes) => {
      const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
      action.edit = new vscode.WorkspaceEdit();
      action.edit.set(document.uri, toTextEdits(lines, edits));
      action.diagnostics = diagnostics;
      action.isPreferred = index === 0 && fixes.length === 1;
      return action;
    },
  );
}

function removalOfByteOrderMark(
  document: vscode.TextDocument,
  diagnostics: vscode.Diagnostic[],
): vscode.CodeAction {
  const title = vscode.l10n.t('Save the file as UTF-8 without a byte order mark');
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.command = { title, command: COMMANDS.removeByteOrderMark, arguments: [document.uri] };
  action.diagnostics = diagnostics;
  action.isPreferred = true;
  return action;
}
