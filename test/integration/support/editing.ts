import assert from 'node:assert/strict';
import {
  type Position,
  type TextDocument,
  type Uri,
  Range,
  WorkspaceEdit,
  commands,
  window,
  workspace,
} from 'vscode';

/** Opens a file in the text editor. */
export async function openText(uri: Uri): Promise<TextDocument> {
  const document = await workspace.openTextDocument(uri);
  await window.showTextDocument(document);
  return document;
}

/** Opens a file in the text editor so that its document closes with that, as no extension holds it. */
export async function openUnheld(uri: Uri): Promise<TextDocument> {
  await commands.executeCommand('vscode.openWith', uri, 'default');
  const document = window.activeTextEditor?.document;
  assert.equal(document?.uri.toString(), uri.toString());
  return document;
}

/** Closes the active editor without saving, as "Don't Save" does, and waits until its document is closed. */
export async function dropEdits(document: TextDocument): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    const subscription = workspace.onDidCloseTextDocument((each) => {
      if (each !== document) return;
      subscription.dispose();
      resolve();
    });
  });
  await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  await closed;
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
