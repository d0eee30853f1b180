import * as vscode from 'vscode';
import type { Compilation, CompilerMessage } from '../../core/judge/submission';
import { type LineChange, lineChangeBetween } from '../../core/text/lineChange';
import { openDocument } from '../documents';
import { SEVERITIES } from '../severities';
import type { Judged, Submissions } from './submissions';

/**
 * Shows the messages of compilers in the sources, until the next run. Those of lines that are edited go at once; VS Code
 * moves the others with the edits.
 */
export function registerCompilerDiagnostics(submissions: Submissions): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection('rotation-compilers');
  return vscode.Disposable.from(
    collection,
    submissions.onDidChange((source) => {
      const judged = submissions.of(source);
      if (!judged || submissions.isRunning(source)) collection.delete(source);
      else collection.set(source, inText(judged, openDocument(source)?.getText() ?? judged.text));
    }),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      const shown = collection.get(document.uri);
      if (!shown?.length || contentChanges.length === 0) return;
      collection.set(document.uri, contentChanges.map(lineChangeOf).reduce(follow, shown));
    }),
  );
}

/** The diagnostics of a source where they stand in its text now, which may have been edited since it was judged. */
function inText(judged: Judged, text: string): readonly vscode.Diagnostic[] {
  const lines = linesOf(judged.text);
  return follow(diagnosticsOf(judged.compilation, lines), lineChangeBetween(lines, linesOf(text)));
}

function diagnosticsOf({ language, messages }: Compilation, lines: readonly string[]): vscode.Diagnostic[] {
  return messages.map((message) => {
    const range = compilerRange(lines, message);
    const diagnostic = new vscode.Diagnostic(range, message.text, SEVERITIES[message.severity]);
    diagnostic.source = language;
    return diagnostic;
  });
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

const WORD_START = /^[\p{L}\p{N}_$]+/u;

/** The word at the place of a message, or the rest of its line. */
export function compilerRange(lines: readonly string[], { line = 1, column }: CompilerMessage): vscode.Range {
  const index = Math.min(Math.max(line - 1, 0), lines.length - 1);
  const text = lines[index] ?? '';
  const indent = text.length - text.trimStart().length;
  const start = column === undefined ? indent : Math.min(Math.max(column - 1, 0), text.length);
  const word = column === undefined ? undefined : WORD_START.exec(text.slice(start))?.[0];
  return new vscode.Range(index, start, index, word ? start + word.length : text.length);
}

function lineChangeOf({ range, text }: vscode.TextDocumentContentChangeEvent): LineChange {
  const { start, end } = range;
  return { first: start.line, last: end.line, shift: linesOf(text).length - 1 - (end.line - start.line) };
}

/** The diagnostics after a change of the text: those on its lines are gone, those below move. */
function follow(
  diagnostics: readonly vscode.Diagnostic[],
  { first, last, shift }: LineChange,
): readonly vscode.Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const { start, end } = diagnostic.range;
    if (end.line < first) return [diagnostic];
    if (start.line <= last) return [];
    const moved = new vscode.Diagnostic(
      new vscode.Range(start.translate(shift), end.translate(shift)),
      diagnostic.message,
      diagnostic.severity,
    );
    if (diagnostic.source !== undefined) moved.source = diagnostic.source;
    return [moved];
  });
}
