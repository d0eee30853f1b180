import type * as vscode from 'vscode';

/** Of the diagnostics that a quick fix is asked for, those of a code at a range. */
export function mendedDiagnostics(
  diagnostics: readonly vscode.Diagnostic[],
  code: string,
  range: vscode.Range,
): vscode.Diagnostic[] {
  return diagnostics.filter(
    (each) => typeof each.code === 'object' && each.code.value === code && each.range.isEqual(range),
  );
}
