import type { Translate } from '../text/translate';
import type { SubmissionResult } from './submission';

/** Why a submission was not judged. */
export type NotJudged = Exclude<SubmissionResult, { readonly kind: 'judged' }>;

/** Why a submission was not judged, for people. */
export function describeNotJudged(result: NotJudged, t: Translate): string {
  switch (result.kind) {
    case 'unknown-language':
      return result.ending === ''
        ? t('The source has no ending, such as .cpp, to tell its language.')
        : t('No toolchain is set for files that end with .{0}.', result.ending);
    case 'not-installed':
      return t(
        '{0} needs {1}, which is not installed. To get it: {2}',
        result.language,
        result.program,
        result.hint,
      );
    case 'no-boards':
      return t('There are no boards to judge by.');
    case 'stopped':
      return t('stopped');
  }
}
