import * as vscode from 'vscode';
import type { CaseResult, OutputCheck } from '../core/judge/caseResult';
import type { CheckVerdict } from '../core/judge/verdict';

const VERDICTS: readonly CheckVerdict[] = ['AC', 'PE', 'WA'];

/** "28 AC, 2 WA" */
export function countVerdicts({ cases }: OutputCheck): string {
  const counts = VERDICTS.map((verdict) => ({
    verdict,
    count: cases.filter((result) => result.verdict === verdict).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ count, verdict }) => `${count} ${verdict}`)
    .join(vscode.l10n.t(', '));
}

/** The cases that are not accepted. */
export function failures({ cases }: OutputCheck): readonly CaseResult[] {
  return cases.filter(({ verdict }) => verdict !== 'AC');
}
