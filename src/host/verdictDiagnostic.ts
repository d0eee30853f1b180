import * as vscode from 'vscode';
import type { Reason } from '../core/judge/caseResult';
import { type Verdict, severityOfVerdict } from '../core/judge/verdict';
import { documentationPage } from './documentation';
import { SEVERITIES } from './severities';

/** A diagnostic of what is not accepted; of a reason it has the code, which leads to the page about it. */
export function verdictDiagnostic(
  range: vscode.Range,
  message: string,
  verdict: Verdict,
  reason: Reason | undefined,
): vscode.Diagnostic {
  const diagnostic = new vscode.Diagnostic(range, message, SEVERITIES[severityOfVerdict(verdict)]);
  diagnostic.source = 'Rotation';
  if (reason !== undefined)
    diagnostic.code = { value: reason, target: documentationPage('verdicts', reason) };
  return diagnostic;
}
