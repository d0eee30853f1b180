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

/** "AC: 5 cases", or "WA: 28 AC, 2 WA" where the cases differ. */
export function describeTotal(check: OutputCheck): string {
  const { verdict, cases } = check;
  const alike = cases.length > 0 && cases.every((result) => result.verdict === verdict);
  if (!alike) return vscode.l10n.t('{0}: {1}', verdict, countVerdicts(check));
  return cases.length === 1
    ? vscode.l10n.t('{0}: 1 case', verdict)
    : vscode.l10n.t('{0}: {1} cases', verdict, cases.length);
}

/** The cases that are not accepted. */
export function failures({ cases }: OutputCheck): readonly CaseResult[] {
  return cases.filter(({ verdict }) => verdict !== 'AC');
}

/** A case, or several that have their place in common. */
export type Alike = readonly [CaseResult, ...CaseResult[]];

/**
 * The cases in order, those that follow one another and for which nothing is printed together: they have their one place
 * in common.
 */
export function groupMissing(cases: readonly CaseResult[]): readonly Alike[] {
  const groups: [CaseResult, ...CaseResult[]][] = [];
  for (const result of cases) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && isSilent(before) && isSilent(result) && before.case + 1 === result.case)
      group.push(result);
    else groups.push([result]);
  }
  return groups;
}

function isSilent({ reason, got }: CaseResult): boolean {
  return reason === 'missing-case' && got.moves === undefined && got.centre === undefined;
}
