import * as vscode from 'vscode';

/** The most diagnostics of a file that VS Code takes from one collection. */
const MAX_DIAGNOSTICS = 1000;

/**
 * The diagnostics of the first items, and where there are too many, in place of the rest one that says how many they
 * are.
 */
export function capDiagnostics<T>(
  items: readonly T[],
  toDiagnostic: (item: T) => vscode.Diagnostic,
  describeRest: (left: number) => string,
): vscode.Diagnostic[] {
  if (items.length <= MAX_DIAGNOSTICS) return items.map(toDiagnostic);
  const shown = items.slice(0, MAX_DIAGNOSTICS).map(toDiagnostic);
  const next = shown.pop()?.range ?? new vscode.Range(0, 0, 0, 0);
  const rest = new vscode.Diagnostic(
    next,
    describeRest(items.length - shown.length),
    vscode.DiagnosticSeverity.Information,
  );
  rest.source = 'Rotation';
  return [...shown, rest];
}
