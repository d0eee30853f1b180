import * as vscode from 'vscode';
import { isSilent } from '../core/judge/boardOutcomes';
import type { CaseResult, OutputCheck } from '../core/judge/caseResult';
import { describeResult, summariseResult } from '../core/judge/describeResult';
import { CHECK_VERDICTS } from '../core/judge/verdict';
import { translate } from './translate';

/** "28 AC, 2 WA"; where there are no cases, why. They may be some of the check's. */
export function countVerdicts({ cases, extra }: Pick<OutputCheck, 'cases' | 'extra'>): string {
  if (extra) return describeExtra();
  if (cases.length === 0) return vscode.l10n.t('No board has an answer: there is nothing to check.');
  const counts = CHECK_VERDICTS.map((verdict) => ({
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

/** What is wrong with an output that says something where the input has no boards. */
export function describeExtra(): string {
  return vscode.l10n.t('The input has no boards: the output should be empty.');
}

/**
 * "WA, optimal but not smallest: letter 3", and on a line of its own what is expected.
 *
 * @param output the name of the output, where there are several
 */
export function describeCase(result: CaseResult, output?: string): string {
  const summary = summariseResult(result, translate);
  const first = output === undefined ? summary : vscode.l10n.t('{0} in {1}', summary, output);
  return `${first}\n${describeResult(result, translate)}`;
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
