import * as vscode from 'vscode';
import type { Solutions } from './analysis/solutions';

/**
 * Keeps a collection of diagnostics up to date with what is shown of each document. A closed document loses its own,
 * but for a solved one, whose results stay in the Problems view.
 */
export function keepDiagnostics(
  name: string,
  solutions: Solutions,
  diagnose: (document: vscode.TextDocument) => vscode.Diagnostic[],
): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection(name);
  const update = (document: vscode.TextDocument): void => {
    // The other side of a diff is no file to mend.
    if (document.uri.scheme === 'git') return;
    collection.set(document.uri, solutions.concerns(document) ? diagnose(document) : []);
  };
  vscode.workspace.textDocuments.filter((document) => solutions.concerns(document)).forEach(update);
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
