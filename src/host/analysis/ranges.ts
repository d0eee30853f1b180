import * as vscode from 'vscode';
import type { LineIndex } from '../../core/text/lineIndex';
import type { Span } from '../../core/text/span';

/** The range of a span in the text that `lines` was made of. */
export function toRange(lines: LineIndex, span: Span): vscode.Range {
  return new vscode.Range(toPosition(lines, span.start), toPosition(lines, span.end));
}

/** The position of an offset in the text that `lines` was made of. */
export function toPosition(lines: LineIndex, offset: number): vscode.Position {
  const { line, column } = lines.position(offset);
  return new vscode.Position(line, column);
}
