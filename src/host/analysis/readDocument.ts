import type * as vscode from 'vscode';
import { type RotationInput, readInputInSlices } from '../../core/problems/rotation/input';
import type { Sliced } from '../../core/search/slices';

/**
 * Reads a document as judges read its file. VS Code keeps a byte order mark out of the text, so it is told from the
 * encoding, with an empty span at the start.
 */
export function* readDocument(text: string, encoding: string): Sliced<RotationInput> {
  const input = yield* readInputInSlices(text);
  return hasByteOrderMark(encoding)
    ? { ...input, faults: [{ code: 'byte-order-mark', span: { start: 0, end: 0 } }, ...input.faults] }
    : input;
}

/** Whether a file in this encoding starts with a byte order mark. VS Code writes UTF-16 with one. */
function hasByteOrderMark(encoding: vscode.TextDocument['encoding']): boolean {
  return encoding === 'utf8bom' || encoding.startsWith('utf16');
}
