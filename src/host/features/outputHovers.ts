import * as vscode from 'vscode';
import type { OutputChecks } from '../analysis/outputChecks';
import { checkedCaseAt, outputWord } from '../analysis/outputWord';
import { showStep } from '../boardMarkdown';

/** Shows on a letter of a checked output the board after that letter. */
export function registerOutputHovers(checks: OutputChecks): vscode.Disposable {
  return vscode.languages.registerHoverProvider('*', {
    async provideHover(document, position) {
      const checked = checks.pairs.of(document.uri) && (await checks.of(document));
      if (!checked) return undefined;
      const offset = document.offsetAt(position);
      const result = checkedCaseAt(checked.check, offset);
      const found = result && outputWord(checked.text, result);
      const board = result && checked.input.input.cases[result.case]?.board;
      const letter = found ? offset - found.start : -1;
      if (!board || !found || letter < 0 || letter >= found.word.length) return undefined;
      const range = new vscode.Range(position, position.translate(0, 1));
      return new vscode.Hover(showStep(board, found.word, letter + 1), range);
    },
  });
}
