import * as vscode from 'vscode';
import type { Solutions } from './analysis/solutions';
import { isWritable } from './documents';

/**
 * Keeps a collection of diagnostics up to date with what is shown of each document. A closed document loses its own,
 * but for a solved one, whose results stay in the Problems view. A text that nobody can mend, such as the other side of
 * a diff, has some only where it was solved.
 */
export function keepDiagnostics(
  name: string,
  solutions: Solutions,
  diagnose: (document: vscode.TextDocument) => Promise<vscode.Diagnostic[]>,
): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection(name);
  const isShown = (document: vscode.TextDocument): boolean =>
    solutions.isSolved(document.uri) ||
    (!document.isClosed && solutions.concerns(document) && isWritable(document));
  const update = async (document: vscode.TextDocument): Promise<void> => {
    const diagnostics = isShown(document) ? await diagnose(document) : [];
    if (isShown(document)) collection.set(document.uri, diagnostics);
    else collection.delete(document.uri);
  };
  for (const document of vscode.workspace.textDocuments) {
    if (solutions.concerns(document)) void update(document);
  }
  return vscode.Disposable.from(
    collection,
    solutions.onDidChange(update),
    solutions.onDidForget((uri) => {
      collection.delete(uri);
    }),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => {
      if (!solutions.isSolved(uri)) collection.delete(uri);
    }),
  );
}
