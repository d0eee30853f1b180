import * as vscode from 'vscode';
import { describeAnswer } from '../../core/problems/rotation/answer';
import { toPosition } from '../analysis/ranges';
import type { Boards, Solutions } from '../analysis/solutions';
import { COMMANDS, type CasePlace } from '../commandNames';
import { MAX_BOARDS_WITH_LENSES, MAX_LENSES_ON_LINE } from '../lensLimits';
import { settingsOf } from '../settings';
import { translate } from '../translate';

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
      async provideCodeLenses(document) {
        if (!solutions.concerns(document) || !settingsOf(document.uri).codeLenses) return [];
        const boards = await solutions.shownBoards(document);
        const count = boards.reduce((sum, { cases }) => sum + cases.length, 0);
        return count > MAX_BOARDS_WITH_LENSES ? [] : boards.flatMap(lensesOf);
      },
    }),
  );
}

function lensesOf({ analysis, cases }: Boards): vscode.CodeLens[] {
  const starts = cases.map(({ span }) => toPosition(analysis.lines, span.start));
  const counts = new Map<number, number>();
  for (const { line } of starts) counts.set(line, (counts.get(line) ?? 0) + 1);
  let onLine = 0;
  return cases.flatMap(({ index, span }, i) => {
    const start = starts[i] ?? new vscode.Position(0, 0);
    onLine = starts[i - 1]?.line === start.line ? onLine + 1 : 1;
    const answer = onLine > MAX_LENSES_ON_LINE ? undefined : analysis.answer(index);
    if (!answer) return [];
    const described = describeAnswer(answer, translate);
    const shared = (counts.get(start.line) ?? 0) > 1;
    const title = shared ? vscode.l10n.t('Board {0}: {1}', index + 1, described) : described;
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
