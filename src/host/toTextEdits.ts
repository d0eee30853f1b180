import * as vscode from 'vscode';
import type { LineIndex } from '../core/text/lineIndex';
import type { TextEdit } from '../core/text/span';
import { toRange } from './analysis/ranges';

/** Edits of the core as edits of a document whose text `lines` was made of. */
export function toTextEdits(lines: LineIndex, edits: readonly TextEdit[]): vscode.TextEdit[] {
  return edits.map(({ span, text }) => vscode.TextEdit.replace(toRange(lines, span), text));
}

/** The line break that a document uses. */
export function lineBreakOf(document: vscode.TextDocument): string {
  return document.eol === vscode.EndOfLine.CRLF ? '\r\n' : '\n';
}
