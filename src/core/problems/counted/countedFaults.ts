import type { FaultPlace } from '../../text/faultPlace';
import { describeNotANumber } from '../../text/notANumber';
import type { Severity } from '../../text/severity';
import type { Translate } from '../../text/translate';
import { visible } from '../../text/visible';

/** A fault that an input may have whatever its cases are. */
export type CountedFault = FaultPlace &
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
  );

export const COUNTED_SEVERITIES: Readonly<Record<CountedFault['code'], Severity>> = {
  'byte-order-mark': 'error',
  'not-a-number': 'error',
  'missing-case-count': 'error',
  'bad-case-count': 'error',
  'missing-cases': 'error',
  'uncounted-cases': 'warning',
  'text-after-last-case': 'warning',
};

/** Whether a fault of a problem's inputs is one that they share with those of other problems. */
export function isCountedFault(fault: FaultPlace & { readonly code: string }): fault is CountedFault {
  return Object.hasOwn(COUNTED_SEVERITIES, fault.code);
}

/** What is wrong, and why it matters where that is a fact; for people, in their language. */
export function describeCountedFault(fault: CountedFault, t: Translate): string {
  switch (fault.code) {
    case 'byte-order-mark':
      return t('The file starts with a byte order mark, which programs take for a part of the first number.');
    case 'not-a-number':
      return describeNotANumber(fault.token, t);
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
  }
}
