import * as vscode from 'vscode';
import {
  countOptimalWords,
  describeAnswer,
  lookUpAnswer,
  symbolDistances,
} from '../../core/problems/rotation/answer';
import type { Board } from '../../core/problems/rotation/board';
import type { BoardCase } from '../../core/problems/rotation/input';
import { boardAt } from '../analysis/boardsIn';
import { toRange } from '../analysis/ranges';
import type { Solutions } from '../analysis/solutions';
import type { Tables, TableService } from '../analysis/tables';
import { boardImage } from '../boardMarkdown';
import { translate } from '../translate';

/** Shows a board as a picture, with its answer, distances and number of shortest words. */
export function registerBoardHovers(solutions: Solutions, tables: TableService): vscode.Disposable {
  return vscode.languages.registerHoverProvider('*', {
    async provideHover(document, position) {
      if (!solutions.concerns(document)) return undefined;
      const built = await tables.load();
      const [analyses, shown] = await Promise.all([solutions.of(document), solutions.shownBoards(document)]);
      const offset = document.offsetAt(position);
      for (const { input, lines } of analyses) {
        const found = boardAt(input.cases, offset);
        if (!found) continue;
        const withAnswer = shown.some(({ cases }) => boardAt(cases, offset)?.index === found.index);
        const text = describe(found, built, withAnswer);
        return new vscode.Hover(new vscode.MarkdownString(text), toRange(lines, found.span));
      }
      return undefined;
    },
  });
}

/** The facts stand before the picture: VS Code cuts hovers off at a height of 250 pixels. */
function describe({ board, index, solvable }: BoardCase, tables: Tables, withAnswer: boolean): string {
  const facts = !solvable
    ? vscode.l10n.t('No answer: the board has a fault.')
    : withAnswer
      ? describeSolution(board, tables)
      : '';
  return `**${vscode.l10n.t('Board {0}', index + 1)}** ${facts}\n\n${boardImage(board)}`;
}

/** Two lines of one paragraph: two spaces before a line break keep it in Markdown. */
function describeSolution(board: Board, { distances, words }: Tables): string {
  const answer = describeAnswer(lookUpAnswer(words, board), translate);
  const count = countOptimalWords(distances, board);
  const optimal = count === 1 ? vscode.l10n.t('1 optimal word') : vscode.l10n.t('{0} optimal words', count);
  const [one, two, three] = symbolDistances(distances, board);
  const moves = vscode.l10n.t('distances of 1, 2, 3: {0}, {1}, {2}', one, two, three);
  return `${answer}  \n${optimal} · ${moves}`;
}
