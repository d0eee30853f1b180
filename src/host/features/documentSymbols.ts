import * as vscode from 'vscode';
import type { Analyses } from '../analysis/analyses';
import { LANGUAGE } from '../analysis/analyses';
import type { Analysis } from '../analysis/analysis';
import { toRange } from '../analysis/ranges';

/** The outline lists that many boards, and then how many more there are. */
const MAX_BOARDS_IN_OUTLINE = 5000;

/** Lists the boards in the outline: "Board 3: 9 moves". */
export function registerDocumentSymbols(analyses: Analyses): vscode.Disposable {
  return vscode.languages.registerDocumentSymbolProvider(LANGUAGE, {
    async provideDocumentSymbols(document) {
      const analysis = await analyses.of(document);
      const { cases } = analysis.input;
      const symbols = cases.slice(0, MAX_BOARDS_IN_OUTLINE).map(({ index, span }) => {
        const range = toRange(analysis.lines, span);
        return new vscode.DocumentSymbol(nameOf(analysis, index), '', vscode.SymbolKind.Object, range, range);
      });
      const next = cases[MAX_BOARDS_IN_OUTLINE];
      if (next) {
        const range = toRange(analysis.lines, { start: next.span.start, end: analysis.text.length });
        const name = vscode.l10n.t('{0} more boards', cases.length - MAX_BOARDS_IN_OUTLINE);
        symbols.push(new vscode.DocumentSymbol(name, '', vscode.SymbolKind.Object, range, range));
      }
      return symbols;
    },
  });
}

function nameOf(analysis: Analysis, index: number): string {
  const number = index + 1;
  if (!analysis.input.cases[index]?.solvable) return vscode.l10n.t('Board {0}: faulty', number);
  const moves = analysis.answer(index)?.word.length;
  if (moves === undefined) return vscode.l10n.t('Board {0}', number);
  if (moves === 0) return vscode.l10n.t('Board {0}: solved', number);
  return moves === 1
    ? vscode.l10n.t('Board {0}: 1 move', number)
    : vscode.l10n.t('Board {0}: {1} moves', number, moves);
}
