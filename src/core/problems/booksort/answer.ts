import type { Translate } from '../../text/translate';
import type { Operation } from './shelf';

/** The largest number of operations that judges tell apart. */
export const JUDGE_LIMIT = 4;

/**
 * `operations`: of the shortest lists of operations that sort the shelf the first, in the order in which the search
 * lists moves. `above-limit`: there are more than 4, and nobody has counted how many.
 */
export type Answer =
  | { readonly kind: 'operations'; readonly operations: readonly Operation[] }
  | { readonly kind: 'above-limit' };

/** What a judge prints for more than 4 operations: `5 or more` at POJ and AcWing, `>= 5` elsewhere. */
export type AboveLimit = '5 or more' | '>= 5';

/** The line a judge prints for a shelf, without the line break. */
export function formatAnswer(answer: Answer, aboveLimit: AboveLimit = '5 or more'): string {
  return answer.kind === 'operations' && answer.operations.length <= JUDGE_LIMIT
    ? String(answer.operations.length)
    : aboveLimit;
}

/** The whole judge output for a list of answers; every line ends with a line feed. */
export function formatOutput(answers: Iterable<Answer>, aboveLimit?: AboveLimit): string {
  let text = '';
  for (const answer of answers) text += formatAnswer(answer, aboveLimit) + '\n';
  return text;
}

/** "2–3 → 5": the books on places 2 to 3 go behind that on place 5. */
function formatOperation({ from, to, behind }: Operation): string {
  return `${from === to ? from : `${from}–${to}`} → ${behind}`;
}

/** An operation in words, for people. */
export function describeOperation({ from, to, behind }: Operation, t: Translate): string {
  if (from === to) {
    return behind === 0
      ? t('Put the book on place {0} at the front', from)
      : t('Put the book on place {0} behind place {1}', from, behind);
  }
  return behind === 0
    ? t('Put the books on places {0} to {1} at the front', from, to)
    : t('Put the books on places {0} to {1} behind place {2}', from, to, behind);
}

/** "2 operations: 2–3 → 5, 1 → 4", on one line, for people. */
export function describeAnswer(answer: Answer, t: Translate): string {
  if (answer.kind === 'above-limit') return t('{0} operations or more', JUDGE_LIMIT + 1);
  const { length } = answer.operations;
  if (length === 0) return t('sorted already');
  const list = answer.operations.map(formatOperation).join(t(', '));
  return length === 1 ? t('1 operation: {0}', list) : t('{0} operations: {1}', length, list);
}
