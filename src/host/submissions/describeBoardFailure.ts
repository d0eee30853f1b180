import * as vscode from 'vscode';
import type { BoardFailure } from '../../core/judge/boardOutcomes';
import { describeEnding } from '../../core/judge/describeEnding';
import { isBadEnding } from '../../core/judge/runVerdict';
import type { Limits } from '../../core/judge/submission';
import { describeCase } from '../describeCheck';
import { translate } from '../translate';

/** What a submission fails on a board, the verdict first. */
export function describeBoardFailure({ verdict, result, run }: BoardFailure, limits: Limits): string {
  if (run && isBadEnding(verdict))
    return vscode.l10n.t('{0}: {1}', verdict, describeEnding(run, limits, translate));
  return result ? describeCase(result) : verdict;
}
