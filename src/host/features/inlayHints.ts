import * as vscode from 'vscode';
import type { Answer } from '../../core/problems/rotation/answer';
import type { Board } from '../../core/problems/rotation/board';
import type { Span } from '../../core/text/span';
import { boardsIn } from '../analysis/boardsIn';
import { toPosition } from '../analysis/ranges';
import type { Boards, Solutions } from '../analysis/solutions';
import { showStep } from '../boardMarkdown';
import { settingsOf } from '../settings';

/** Wider than the padding of a hint, which is too little beside a digit. */
const GAP = '\u00a0';

/** VS Code draws that many pieces of hints at most, and asks for those of a whole line at once. */
const MAX_HINTS = 5000;

/** A hint that still knows what it is of, for its tooltips. */
class AnswerHint extends vscode.InlayHint {
  constructor(
    position: vscode.Position,
    readonly board: Board,
    readonly answer: Answer,
  ) {
    const texts = [...Array.from(answer.word), `${answer.word ? ' ' : ''}→ ${answer.centre}`];
    const parts = texts.map((text, index) => new vscode.InlayHintLabelPart(index === 0 ? GAP + text : text));
    super(position, parts);
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
      async provideInlayHints(document, range) {
        if (!solutions.concerns(document) || !settingsOf(document.uri).inlayHints) return [];
        const boards = await solutions.shownBoards(document);
        const span = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
        return boards.flatMap((each) => hintsOf(each, span));
      },
      resolveInlayHint(hint) {
        if (hint instanceof AnswerHint) addTooltips(hint);
        return hint;
      },
    }),
  );
}

function hintsOf({ analysis, cases }: Boards, within: Span): vscode.InlayHint[] {
  return boardsIn(cases, within)
    .slice(0, MAX_HINTS)
    .flatMap(({ index, span, board }) => {
      const answer = analysis.answer(index);
      return answer ? [new AnswerHint(toPosition(analysis.lines, span.end), board, answer)] : [];
    });
}

/** The centre symbol, after the letters, has the tooltip of the last one. */
function addTooltips({ label, board, answer: { word } }: AnswerHint): void {
  if (typeof label === 'string') return;
  label.forEach((part, index) => {
    part.tooltip = showStep(board, word, Math.min(index + 1, word.length));
  });
}
