import * as vscode from 'vscode';
import { type InputFault, describeFault, severityOf } from '../../core/problems/rotation/faults';
import type { Severity } from '../../core/text/severity';
import type { Analysis } from '../analysis/analysis';
import { toRange } from '../analysis/ranges';
import type { Solutions } from '../analysis/solutions';
import { capDiagnostics } from '../capDiagnostics';
import { keepDiagnostics } from '../keepDiagnostics';
import { documentationPage } from '../documentation';
import { settingsOf } from '../settings';
import { SEVERITIES } from '../severities';
import { translate } from '../translate';

/** The gravest first. */
const ORDER: readonly Severity[] = ['error', 'warning', 'information'];

interface Found {
  readonly analysis: Analysis;
  readonly fault: InputFault;
}

/** Shows the faults of inputs as errors, warnings and information. */
export function registerFaultDiagnostics(solutions: Solutions): vscode.Disposable {
  return keepDiagnostics('rotation-faults', solutions, async (document) => {
    if (!settingsOf(document.uri).faults) return [];
    const analyses = await solutions.of(document);
    const count = analyses.reduce((sum, { input }) => sum + input.faults.length, 0);
    return capDiagnostics({ count, items: gravestFirst(analyses) }, toDiagnostic, (left) =>
      vscode.l10n.t('{0} more faults are not listed.', left),
    );
  });
}

function* gravestFirst(analyses: readonly Analysis[]): Iterable<Found> {
  for (const severity of ORDER) {
    for (const analysis of analyses) {
      for (const fault of analysis.input.faults) {
        if (severityOf(fault.code) === severity) yield { analysis, fault };
      }
    }
  }
}

function toDiagnostic({ analysis, fault }: Found): vscode.Diagnostic {
  const range = toRange(analysis.lines, fault.span);
  const severity = SEVERITIES[severityOf(fault.code)];
  const diagnostic = new vscode.Diagnostic(range, describeFault(fault, translate), severity);
  diagnostic.source = 'Rotation';
  diagnostic.code = { value: fault.code, target: documentationPage('input-faults', fault.code) };
  return diagnostic;
}
