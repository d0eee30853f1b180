import * as vscode from 'vscode';
import { formatAnswer } from '../../core/problems/rotation/answer';
import type { BoardCase } from '../../core/problems/rotation/input';
import type { Analysis } from '../analysis/analysis';
import { toRange } from '../analysis/ranges';
import type { Solutions } from '../analysis/solutions';
import { capDiagnostics } from '../capDiagnostics';
import { documentationPage } from '../documentation';
import { keepDiagnostics } from '../keepDiagnostics';

interface Solved {
  readonly analysis: Analysis;
  readonly board: BoardCase;
}

/** Lists the judge's answers of solved documents in the Problems view, until they are cleared. */
export function registerAnswerDiagnostics(solutions: Solutions): vscode.Disposable {
  return keepDiagnostics('rotation-answers', solutions, (document) => {
    if (!solutions.isSolved(document.uri)) return [];
    const solved = solutions
      .of(document)
      .flatMap((analysis) => analysis.input.cases.map((board) => ({ analysis, board })))
      .filter(({ board }) => board.solvable);
    return capDiagnostics(solved, toDiagnostic, (left) =>
      vscode.l10n.t('The answers of {0} more boards are not listed.', left),
    );
  });
}

function toDiagnostic({ analysis, board }: Solved): vscode.Diagnostic {
  const answer = analysis.answer(board.index);
  const diagnostic = new vscode.Diagnostic(
    toRange(analysis.lines, board.span),
    answer ? formatAnswer(answer) : '',
    vscode.DiagnosticSeverity.Information,
  );
  diagnostic.source = 'Rotation';
  diagnostic.code = { value: 'answer', target: documentationPage('answer') };
  return diagnostic;
}
