import * as vscode from 'vscode';
import { type Board, boardToString, solvedSymbol } from '../core/problems/rotation/board';
import { LINES, moveOf, play } from '../core/problems/rotation/moves';
import { drawBoard } from '../core/problems/rotation/picture';

/** A board as a Markdown image that needs no file and no network. */
export function boardImage(board: Board, outlined: readonly number[] = []): string {
  return `![${boardToString(board)}](data:image/svg+xml;base64,${btoa(drawBoard(board, outlined))})`;
}

/** The board after the first `played` letters of a word of A to H, for a hover. */
export function showStep(start: Board, word: string, played: number): vscode.MarkdownString {
  if (word === '') return new vscode.MarkdownString(boardImage(start));
  const board = play(start, word.slice(0, played));
  const letter = word.charAt(played - 1);
  const line = LINES[moveOf(letter) ?? -1] ?? [];
  const letters = `**${word.slice(0, played)}**${word.slice(played)}`;
  return new vscode.MarkdownString(
    `${letters} · ${describeStep(board, word, played)}\n\n${boardImage(board, line)}`,
  );
}

function describeStep(board: Board, word: string, played: number): string {
  const centre = solvedSymbol(board);
  if (centre) return vscode.l10n.t('Move {0} of {1} fills the centre with {2}', played, word.length, centre);
  return played < word.length
    ? vscode.l10n.t('After move {0} of {1}', played, word.length)
    : vscode.l10n.t('After the last move the centre holds different symbols');
}
