import * as vscode from 'vscode';
import { type BoardFailure, boardFailures } from '../../core/judge/boardOutcomes';
import type { OutputChecks } from '../analysis/outputChecks';
import { toRange } from '../analysis/ranges';
import { capDiagnostics } from '../capDiagnostics';
import { verdictDiagnostic } from '../verdictDiagnostic';
import { describeBoardFailure } from './describeBoardFailure';
import { runOutputUri } from './runOutputUri';
import type { Judged, JudgedInput, Submissions } from './submissions';

interface Failed {
  readonly judged: Judged;
  readonly input: JudgedInput;
  readonly failure: BoardFailure;
}

/** Shows on the boards of inputs what submissions fail on them, until the next run, an edit of the input or "Clear Check". */
export function registerBoardDiagnostics(
  submissions: Submissions,
  { pairs }: OutputChecks,
): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection('rotation-submissions');
  const update = (): void => {
    const failures = new Map<string, Failed[]>();
    for (const judged of submissions.all) {
      for (const input of judged.inputs) {
        if (!input.told) continue;
        const key = input.input.analysis.uri.toString();
        // What the check of the shown output says of a board is not said twice.
        const isShown = pairs.of(runOutputUri(judged.source, input.input.analysis.uri)) !== undefined;
        const found = boardFailures(input.result)
          .filter(({ result, alone }) => !(isShown && result && !alone))
          .map((failure) => ({ judged, input, failure }));
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
  return vscode.Disposable.from(collection, submissions.onDidChange(update), pairs.onDidChange(update));
}

function toDiagnostic({ judged, input, failure }: Failed): vscode.Diagnostic {
  const { analysis, cases } = input.input;
  const board = analysis.input.cases[cases?.[failure.case] ?? failure.case];
  const range = board ? toRange(analysis.lines, board.span) : new vscode.Range(0, 0, 0, 0);
  const name = vscode.workspace.asRelativePath(judged.source);
  const message = vscode.l10n.t('{0}: {1}', name, describeBoardFailure(failure, judged.limits));
  return verdictDiagnostic(range, message, failure.verdict, failure.result?.reason);
}
