import { type Position, type TextDocument, type Uri, Range, WorkspaceEdit, window, workspace } from 'vscode';

/** Opens a file in the text editor. */
export async function openText(uri: Uri): Promise<TextDocument> {
  const document = await workspace.openTextDocument(uri);
  await window.showTextDocument(document);
  return document;
}

/** Replaces a part of a document, as typing does. */
export async function replaceText(document: TextDocument, range: Range, text: string): Promise<void> {
  const edit = new WorkspaceEdit();
  edit.replace(document.uri, range, text);
  await workspace.applyEdit(edit);
}

export function insertText(document: TextDocument, position: Position, text: string): Promise<void> {
  return replaceText(document, new Range(position, position), text);
}

/** The range of the whole document. */
export function wholeOf(document: TextDocument): Range {
  return new Range(document.positionAt(0), document.positionAt(document.getText().length));
}

/** Asks VS Code until its answer is accepted. */
export async function eventually<T>(ask: () => Thenable<T>, accept: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await ask();
    if (accept(value)) return value;
  }
}
