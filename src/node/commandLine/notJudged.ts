import { type NotJudged, describeNotJudged } from '../../core/judge/describeNotJudged';
import type { SubmissionResult } from '../../core/judge/submission';
import type { Translate } from '../../core/text/translate';

/** Why a program was not judged, for people. */
export function whyNotJudged(
  result: NotJudged | Extract<SubmissionResult, { readonly kind: 'stopped' }>,
  t: Translate,
): string {
  return result.kind === 'stopped' ? t('stopped') : describeNotJudged(result, t);
}
