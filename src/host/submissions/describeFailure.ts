import * as vscode from 'vscode';
import type { BoardFailure } from '../../core/judge/boardOutcomes';
import type { CaseResult } from '../../core/judge/caseResult';
import { describeEnding } from '../../core/judge/describeEnding';
import { describeResult, summariseResult } from '../../core/judge/describeResult';
import { isBadEnding } from '../../core/judge/runVerdict';
import type { Limits } from '../../core/judge/submission';
import { translate } from '../translate';

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

/** What a submission fails on a board, the verdict first. */
export function describeFailure({ verdict, result, run }: BoardFailure, limits: Limits): string {
  if (run && isBadEnding(verdict))
    return vscode.l10n.t('{0}: {1}', verdict, describeEnding(run, limits, translate));
  return result ? describeCase(result) : verdict;
}
