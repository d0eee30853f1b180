import * as vscode from 'vscode';
import { toRange } from '../analysis/ranges';
import { capDiagnostics } from '../capDiagnostics';
import { verdictDiagnostic } from '../verdictDiagnostic';
import { type BoardMark, markedInput } from './boardMark';
import type { BoardMarks } from './boardMarks';
import { describeMark, placeOf, reasonOf } from './describeMark';

/** Shows on the boards of inputs what outputs and submissions fail there, with the way to the place at fault. */
export function registerBoardDiagnostics(marks: BoardMarks): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection('rotation-boards');
  const update = (input: vscode.Uri): void => {
    const found = marks.of(input);
    collection.set(input, found && listMarks(found.all));
  };
  return vscode.Disposable.from(collection, marks.onDidChange(update));
}

function listMarks(items: readonly BoardMark[]): vscode.Diagnostic[] {
  return capDiagnostics({ count: items.length, items }, toDiagnostic, (left) =>
    vscode.l10n.t('{0} more failures on boards are not listed.', left),
  );
}

function toDiagnostic(mark: BoardMark): vscode.Diagnostic {
  const { input, lines } = markedInput(mark);
  const range = toRange(lines, input.cases[mark.case]?.span ?? { start: 0, end: 0 });
  const { name, message } = describeMark(mark);
  const text = vscode.l10n.t('{0}: {1}', name, message);
  const diagnostic = verdictDiagnostic(range, text, mark.verdict, reasonOf(mark));
  const output = vscode.l10n.t('Case {0} of the output', mark.case + 1);
  diagnostic.relatedInformation = [new vscode.DiagnosticRelatedInformation(placeOf(mark), output)];
  return diagnostic;
}
