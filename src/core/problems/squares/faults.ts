import type { FaultPlace } from '../../text/faultPlace';
import type { Severity } from '../../text/severity';
import type { Translate } from '../../text/translate';
import { visible } from '../../text/visible';
import {
  type CountedFault,
  COUNTED_SEVERITIES,
  describeCountedFault,
  isCountedFault,
} from '../counted/countedFaults';
import { MAX_JUDGE_SIZE, MAX_SIZE, matchCount } from './grid';

/** A fault of a grid in a judge input. */
export type GridFault = FaultPlace &
  (
    | { readonly code: 'missing-matches'; readonly missing: number; readonly count: number }
    /** The size is not 1 to 8. */
    | { readonly code: 'bad-size'; readonly token: string }
    /** The size is 6 to 8, which judges do not have. */
    | { readonly code: 'large-size'; readonly size: number }
    /** How many matches are gone is missing. */
    | { readonly code: 'missing-gone-count' }
    /** How many matches are gone is negative or more than the grid has. */
    | { readonly code: 'bad-gone-count'; readonly token: string; readonly most: number }
    /** There are more numbers than matches are to be gone. */
    | { readonly code: 'extra-numbers'; readonly extra: number; readonly count: number }
    /** A number that is no match of the grid. */
    | { readonly code: 'foreign-match'; readonly token: string; readonly most: number }
    | { readonly code: 'repeated-match'; readonly match: number }
  );

/** A fault of a judge input. */
export type InputFault = CountedFault | GridFault;

export type FaultCode = InputFault['code'];

const SEVERITIES: Readonly<Record<FaultCode, Severity>> = {
  ...COUNTED_SEVERITIES,
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
  if (isCountedFault(fault)) return describeCountedFault(fault, t);
  switch (fault.code) {
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
