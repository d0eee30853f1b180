import * as vscode from 'vscode';
import { type BoardFailure, boardFailures } from '../../core/judge/boardOutcomes';
import { toRange } from '../analysis/ranges';
import { capDiagnostics } from '../capDiagnostics';
import { describeFailure } from './describeFailure';
import type { Judged, JudgedInput, Submissions } from './submissions';

interface Failed {
  readonly judged: Judged;
  readonly input: JudgedInput;
  readonly failure: BoardFailure;
}

/** Shows on the boards of inputs what submissions fail on them, until the next run or an edit of the input. */
export function registerBoardDiagnostics(submissions: Submissions): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection('rotation-submissions');
  const update = (): void => {
    const failures = new Map<string, Failed[]>();
    for (const judged of submissions.all) {
      for (const input of judged.inputs) {
        if (input.edited) continue;
        const key = input.input.analysis.uri.toString();
        const found = boardFailures(input.result).map((failure) => ({ judged, input, failure }));
        failures.set(key, [...(failures.get(key) ?? []), ...found]);
      }
    }
    const keys = new Set(failures.keys());
    collection.forEach((uri) => {
      if (!keys.has(uri.toString())) collection.delete(uri);
    });
    for (const [key, items] of failures) {
      const diagnostics = capDiagnostics({ count: items.length, items }, toDiagnostic, (left) =>
        vscode.l10n.t('{0} more boards that fail are not listed.', left),
      );
      collection.set(vscode.Uri.parse(key, true), diagnostics);
    }
  };
  return vscode.Disposable.from(collection, submissions.onDidChange(update));
}

function toDiagnostic({ judged, input, failure }: Failed): vscode.Diagnostic {
  const { analysis, cases } = input.input;
  const board = analysis.input.cases[cases?.[failure.case] ?? failure.case];
  const range = board ? toRange(analysis.lines, board.span) : new vscode.Range(0, 0, 0, 0);
  const severity =
    failure.verdict === 'PE' ? vscode.DiagnosticSeverity.Warning : vscode.DiagnosticSeverity.Error;
  const name = vscode.workspace.asRelativePath(judged.source);
  const diagnostic = new vscode.Diagnostic(range, `${name}: ${describeFailure(failure)}`, severity);
  diagnostic.source = 'Rotation';
  return diagnostic;
}
