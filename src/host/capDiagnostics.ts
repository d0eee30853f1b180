import * as vscode from 'vscode';

/** The most diagnostics of a file that VS Code takes from one collection. */
const MAX_DIAGNOSTICS = 1000;

/** What is to be listed: how many items there are, and the items in order, of which only the first may be asked for. */
interface Listed<T> {
  readonly count: number;
  readonly items: Iterable<T>;
}

/**
 * The diagnostics of the first items, and where there are too many, in place of the rest one that says how many they
 * are.
 */
export function capDiagnostics<T>(
  { count, items }: Listed<T>,
  toDiagnostic: (item: T) => vscode.Diagnostic,
  describeRest: (left: number) => string,
): vscode.Diagnostic[] {
  const shown: vscode.Diagnostic[] = [];
  for (const item of items) {
    shown.push(toDiagnostic(item));
    if (shown.length === MAX_DIAGNOSTICS) break;
  }
  if (count <= shown.length) return shown;
  const next = shown.pop()?.range ?? new vscode.Range(0, 0, 0, 0);
  const rest = new vscode.Diagnostic(
    next,
    describeRest(count - shown.length),
    vscode.DiagnosticSeverity.Information,
  );
  rest.source = 'Rotation';
  return [...shown, rest];
}
