import * as vscode from 'vscode';
import type { Reason } from '../core/judge/caseResult';
import type { Verdict } from '../core/judge/verdict';
import { documentationPage } from './documentation';

/** A diagnostic of what is not accepted; of a reason it has the code, which leads to the page about it. */
export function verdictDiagnostic(
  range: vscode.Range,
  message: string,
  verdict: Verdict,
  reason: Reason | undefined,
): vscode.Diagnostic {
  const severity = verdict === 'PE' ? vscode.DiagnosticSeverity.Warning : vscode.DiagnosticSeverity.Error;
  const diagnostic = new vscode.Diagnostic(range, message, severity);
  diagnostic.source = 'Rotation';
  if (reason !== undefined)
    diagnostic.code = { value: reason, target: documentationPage('verdicts', reason) };
  return diagnostic;
}
