import * as vscode from 'vscode';
import type { Answer } from '../../core/problems/rotation/answer';
import type { Board } from '../../core/problems/rotation/board';
import type { Analysis } from '../analysis/analysis';
import { boardsIn } from '../analysis/boardsIn';
import { toPosition } from '../analysis/ranges';
import type { Solutions } from '../analysis/solutions';
import { showStep } from '../boardMarkdown';
import { settingsOf } from '../settings';

/** Wider than the padding of a hint, which is too little beside a digit. */
const GAP = '\u00a0';

/** A hint that still knows what it is of, for its tooltips. */
class AnswerHint extends vscode.InlayHint {
  constructor(
    position: vscode.Position,
    readonly board: Board,
    readonly answer: Answer,
  ) {
    const letters = Array.from(answer.word, (letter) => new vscode.InlayHintLabelPart(letter));
    const centre = new vscode.InlayHintLabelPart(`${answer.word ? ' ' : ''}→ ${answer.centre}`);
    super(position, [new vscode.InlayHintLabelPart(GAP), ...letters, centre]);
  }
}

/** Shows behind each board its answer, each letter with the board after it as its tooltip. */
export function registerInlayHints(solutions: Solutions): vscode.Disposable {
  const changed = new vscode.EventEmitter<void>();
  return vscode.Disposable.from(
    changed,
    solutions.onDidChange(() => {
      changed.fire();
    }),
    vscode.languages.registerInlayHintsProvider('*', {
      onDidChangeInlayHints: changed.event,
      provideInlayHints(document, range) {
        if (!solutions.concerns(document) || !solutions.showsAnswers(document)) return [];
        if (!settingsOf(document.uri).inlayHints) return [];
        const span = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
        return solutions.of(document).flatMap((analysis) => hintsOf(analysis, span.start, span.end));
      },
      resolveInlayHint(hint) {
        if (hint instanceof AnswerHint) addTooltips(hint);
        return hint;
      },
    }),
  );
}

function hintsOf(analysis: Analysis, start: number, end: number): vscode.InlayHint[] {
  return boardsIn(analysis.input.cases, { start, end }).flatMap(({ index, span, board }) => {
    const answer = analysis.answer(index);
    return answer ? [new AnswerHint(toPosition(analysis.lines, span.end), board, answer)] : [];
  });
}

function addTooltips({ label, board, answer }: AnswerHint): void {
  if (typeof label === 'string') return;
  label.slice(1, 1 + answer.word.length).forEach((part, index) => {
    part.tooltip = showStep(board, answer.word, index + 1);
  });
}
