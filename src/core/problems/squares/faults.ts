import type { Severity } from '../../text/severity';
import type { Span } from '../../text/span';
import type { Translate } from '../../text/translate';
import { visible } from '../../text/visible';
import { MAX_JUDGE_SIZE, MAX_SIZE, matchCount } from './grid';

interface FaultPlace {
  readonly span: Span;
  /** Index of the case that the fault belongs to, where it belongs to one. */
  readonly case?: number;
}

/** A fault of a judge input. */
export type InputFault = FaultPlace &
  (
    | { readonly code: 'byte-order-mark' }
    /** Text that is no integer: where one is wanted, or a whole line. */
    | { readonly code: 'not-a-number'; readonly token: string }
    /** The number of cases is missing. */
    | { readonly code: 'missing-case-count' }
    /** The number of cases is not positive, or more than 2³¹ − 1. */
    | { readonly code: 'bad-case-count'; readonly token: string }
    /** There are fewer cases than their number says. */
    | { readonly code: 'missing-cases'; readonly count: number; readonly cases: number }
    /** There are more. */
    | { readonly code: 'uncounted-cases'; readonly count: number; readonly cases: number }
    | { readonly code: 'text-after-last-case' }
    /** The size is not 1 to 8. */
    | { readonly code: 'bad-size'; readonly token: string }
    /** The size is 6 to 8, which judges do not have. */
    | { readonly code: 'large-size'; readonly size: number }
    /** How many matches are gone is missing. */
    | { readonly code: 'missing-gone-count' }
    /** How many matches are gone is negative or more than the grid has. */
    | { readonly code: 'bad-gone-count'; readonly token: string; readonly most: number }
    | { readonly code: 'missing-matches'; readonly missing: number; readonly count: number }
    /** There are more numbers than matches are to be gone. */
    | { readonly code: 'extra-numbers'; readonly extra: number; readonly count: number }
    /** A number that is no match of the grid. */
    | { readonly code: 'foreign-match'; readonly token: string; readonly most: number }
    | { readonly code: 'repeated-match'; readonly match: number }
  );

export type FaultCode = InputFault['code'];

const SEVERITIES: Readonly<Record<FaultCode, Severity>> = {
  'byte-order-mark': 'error',
  'not-a-number': 'error',
  'missing-case-count': 'error',
  'bad-case-count': 'error',
  'missing-cases': 'error',
  'uncounted-cases': 'warning',
  'text-after-last-case': 'warning',
  'bad-size': 'error',
  'large-size': 'warning',
  'missing-gone-count': 'error',
  'bad-gone-count': 'error',
  'missing-matches': 'error',
  'extra-numbers': 'error',
  'foreign-match': 'error',
  'repeated-match': 'warning',
};

export function severityOf(code: FaultCode): Severity {
  return SEVERITIES[code];
}

/** What is wrong, and why it matters where that is a fact; for people, in their language. */
export function describeFault(fault: InputFault, t: Translate): string {
  switch (fault.code) {
    case 'byte-order-mark':
      return t('The file starts with a byte order mark, which programs take for a part of the first number.');
    case 'not-a-number':
      return describeText(fault.token, t);
    case 'missing-case-count':
      return t('The number of cases is missing: judge input starts with it.');
    case 'bad-case-count':
      return t('“{0}” is no number of cases that programs can read.', visible(fault.token));
    case 'missing-cases':
      return t(
        'The number of cases says {0}, the input has {1}: programs fail, or answer the last one again.',
        fault.count,
        fault.cases,
      );
    case 'uncounted-cases':
      return t(
        'The number of cases says {0}, the input has {1}: judges never read the others.',
        fault.count,
        fault.cases,
      );
    case 'text-after-last-case':
      return t('Judges stop reading after the last case: what stands behind it is never read.');
    case 'bad-size':
      return t('“{0}” is no size of a grid: it is 1 to {1}.', visible(fault.token), MAX_SIZE);
    case 'large-size':
      return t(
        'Judges promise a size of at most {0}: programs with room for {1} matches fail on {2}.',
        MAX_JUDGE_SIZE,
        matchCount(MAX_JUDGE_SIZE),
        fault.size,
      );
    case 'missing-gone-count':
      return t('How many matches are gone must follow the size: 0 where none are.');
    case 'bad-gone-count':
      return t(
        '“{0}” is no number of matches that are gone: the grid has {1}.',
        visible(fault.token),
        fault.most,
      );
    case 'missing-matches':
      return t('Matches that are gone: {0}; named: {1}.', fault.count, fault.count - fault.missing);
    case 'extra-numbers':
      return t(
        'Matches that are gone: {0}; named: {1}. Programs take the rest for the next case.',
        fault.count,
        fault.count + fault.extra,
      );
    case 'foreign-match':
      return t('“{0}” is no match of this grid: they are 1 to {1}.', visible(fault.token), fault.most);
    case 'repeated-match':
      return t('Match {0} stands here a second time: it is gone only once.', fault.match);
  }
}

function describeText(token: string, t: Translate): string {
  return /^\d+(?:[,;，、；]\d*)+$/.test(token)
    ? t('“{0}” is not a number: put spaces between the numbers.', visible(token))
    : t('“{0}” is not a number. Programs that read numbers stop here or never end.', visible(token));
}
