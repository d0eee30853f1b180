import * as vscode from 'vscode';
import { describeAnswer } from '../../core/problems/rotation/answer';
import type { Analysis } from '../analysis/analysis';
import { toPosition } from '../analysis/ranges';
import type { Solutions } from '../analysis/solutions';
import { COMMANDS, type CasePlace } from '../commandNames';
import { settingsOf } from '../settings';
import { translate } from '../translate';

/** Documents with more boards get no lenses: VS Code lays out every lens of a document at once. */
const MAX_BOARDS_WITH_LENSES = 2000;

/** Shows above each board its answer, "Play" and "Copy Answer". */
export function registerCodeLenses(solutions: Solutions): vscode.Disposable {
  const changed = new vscode.EventEmitter<void>();
  return vscode.Disposable.from(
    changed,
    solutions.onDidChange(() => {
      changed.fire();
    }),
    vscode.languages.registerCodeLensProvider('*', {
      onDidChangeCodeLenses: changed.event,
      provideCodeLenses(document) {
        if (!solutions.concerns(document) || !solutions.showsAnswers(document)) return [];
        if (!settingsOf(document.uri).codeLenses) return [];
        const analyses = solutions.of(document);
        const boards = analyses.reduce((sum, { input }) => sum + input.cases.length, 0);
        return boards > MAX_BOARDS_WITH_LENSES ? [] : analyses.flatMap(lensesOf);
      },
    }),
  );
}

function lensesOf(analysis: Analysis): vscode.CodeLens[] {
  const { cases } = analysis.input;
  const lines = cases.map(({ span }) => toPosition(analysis.lines, span.start).line);
  return cases.flatMap(({ index, span }) => {
    const answer = analysis.answer(index);
    if (!answer) return [];
    const shared = lines[index - 1] === lines[index] || lines[index + 1] === lines[index];
    const described = describeAnswer(answer, translate);
    const title = shared ? vscode.l10n.t('Board {0}: {1}', index + 1, described) : described;
    const start = toPosition(analysis.lines, span.start);
    const place: CasePlace = { uri: analysis.uri, offset: span.start };
    const lens = (text: string, command: string): vscode.CodeLens =>
      new vscode.CodeLens(new vscode.Range(start, start), { title: text, command, arguments: [place] });
    return [
      // A lens without a command is plain text.
      lens(title, ''),
      lens(vscode.l10n.t('Play'), COMMANDS.play),
      lens(vscode.l10n.t('Copy answer'), COMMANDS.copyAnswer),
    ];
  });
}
