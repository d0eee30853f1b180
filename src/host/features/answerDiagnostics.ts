import * as vscode from 'vscode';
import { formatAnswer } from '../../core/problems/rotation/answer';
import type { BoardCase } from '../../core/problems/rotation/input';
import type { Analysis } from '../analysis/analysis';
import { toRange } from '../analysis/ranges';
import type { Boards, Solutions } from '../analysis/solutions';
import { capDiagnostics } from '../capDiagnostics';
import { documentationPage } from '../documentation';
import { keepDiagnostics } from '../keepDiagnostics';
import { summarise } from '../summary';

interface Solved {
  readonly analysis: Analysis;
  readonly board: BoardCase;
}

/** Lists the judge's answers of solved boards in the Problems view, until they are cleared. */
export function registerAnswerDiagnostics(solutions: Solutions): vscode.Disposable {
  return keepDiagnostics('rotation-answers', solutions, async (document) => {
    const boards = await solutions.solvedBoards(document);
    const listed = { count: summarise(boards).solved, items: solvedOf(boards) };
    return capDiagnostics(listed, toDiagnostic, (left) =>
      vscode.l10n.t('The answers of {0} more boards are not listed.', left),
    );
  });
}

function* solvedOf(boards: readonly Boards[]): Iterable<Solved> {
  for (const { analysis, cases } of boards) {
    for (const board of cases) {
      if (board.solvable) yield { analysis, board };
    }
  }
}

function toDiagnostic({ analysis, board }: Solved): vscode.Diagnostic {
  const answer = analysis.answer(board.index);
  const diagnostic = new vscode.Diagnostic(
    toRange(analysis.lines, board.span),
    answer ? formatAnswer(answer) : '',
    vscode.DiagnosticSeverity.Information,
  );
  diagnostic.source = 'Rotation';
  diagnostic.code = { value: 'answer', target: documentationPage('answers') };
  return diagnostic;
}
