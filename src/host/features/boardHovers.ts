import * as vscode from 'vscode';
import {
  countOptimalWords,
  describeAnswer,
  lookUpAnswer,
  symbolDistances,
} from '../../core/problems/rotation/answer';
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
      const offset = document.offsetAt(position);
      for (const { input, lines } of solutions.of(document)) {
        const found = boardAt(input.cases, offset);
        if (!found) continue;
        const text = describe(found, await tables.load(), solutions.showsAnswers(document));
        return new vscode.Hover(new vscode.MarkdownString(text), toRange(lines, found.span));
      }
      return undefined;
    },
  });
}

function describe({ board, index, solvable }: BoardCase, tables: Tables, withAnswer: boolean): string {
  const title = `**${vscode.l10n.t('Board {0}', index + 1)}**`;
  const facts = !solvable
    ? [vscode.l10n.t('No answer: the board has a fault.')]
    : withAnswer
      ? describeSolution(board, tables)
      : [];
  return [title, boardImage(board), ...facts].join('\n\n');
}

function describeSolution(board: BoardCase['board'], { distances, words }: Tables): string[] {
  const answer = lookUpAnswer(words, board);
  const count = countOptimalWords(distances, board);
  const [one, two, three] = symbolDistances(distances, board);
  return [
    describeAnswer(answer, translate),
    count === 1
      ? vscode.l10n.t('The only word of that length')
      : vscode.l10n.t('First in dictionary order of {0} optimal words', count),
    vscode.l10n.t('Distance of 1, 2, 3: {0}, {1}, {2}', one, two, three),
  ];
}
