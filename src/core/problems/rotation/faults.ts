import type { FaultPlace } from '../../text/faultPlace';
import { describeNotANumber } from '../../text/notANumber';
import type { Severity } from '../../text/severity';
import type { Translate } from '../../text/translate';
import { visible } from '../../text/visible';
import { CELLS_PER_SYMBOL, SYMBOLS } from './board';

/** A fault of a judge input. */
export type InputFault = FaultPlace &
  (
    | { readonly code: 'foreign-symbol'; readonly cell: number; readonly token: string }
    | { readonly code: 'not-a-number'; readonly cell?: number; readonly token: string }
    | { readonly code: 'uneven-counts'; readonly counts: readonly [number, number, number] }
    | { readonly code: 'truncated-board'; readonly missing: number }
    | { readonly code: 'missing-terminator' }
    | { readonly code: 'text-after-terminator' }
    /** `utf16`: the mark of UTF-16, and not of UTF-8. */
    | { readonly code: 'byte-order-mark'; readonly utf16?: true }
    | { readonly code: 'more-than-30-boards'; readonly boards: number }
  );

export type FaultCode = InputFault['code'];

const SEVERITIES: Readonly<Record<FaultCode, Severity>> = {
  'foreign-symbol': 'error',
  'not-a-number': 'error',
  'uneven-counts': 'error',
  'truncated-board': 'error',
  'missing-terminator': 'error',
  'byte-order-mark': 'error',
  'text-after-terminator': 'warning',
  'more-than-30-boards': 'information',
};

/** How many of the faults are errors or warnings. */
export function countFaults(faults: readonly InputFault[]): number {
  let count = 0;
  for (const { code } of faults) if (severityOf(code) !== 'information') count++;
  return count;
}

export function severityOf(code: FaultCode): Severity {
  return SEVERITIES[code];
}

/** What is wrong, and why it matters where that is a fact; for people, in their language. */
export function describeFault(fault: InputFault, t: Translate): string {
  switch (fault.code) {
    case 'foreign-symbol':
      return describeForeign(fault.token, t);
    case 'not-a-number':
      return describeNotANumber(fault.token, t);
    case 'uneven-counts':
      return t(
        '{0}: each symbol must stand on a board 8 times, or it has no answer.',
        SYMBOLS.map((symbol, i) => [symbol, fault.counts[i] ?? 0] as const)
          .filter(([, count]) => count !== CELLS_PER_SYMBOL)
          .map(([symbol, count]) => t('{0} stands {1} times', symbol, count))
          .join(t(', ')),
      );
    case 'truncated-board':
      return fault.missing === 1
        ? t('1 of the 24 numbers of this board is missing.')
        : t('{0} of the 24 numbers of this board are missing.', fault.missing);
    case 'missing-terminator':
      return t(
        'The final 0 is missing. Of 45 public programs tried, 31 hang or flood their output without it.',
      );
    case 'text-after-terminator':
      return t('Judges stop reading at the 0: what stands behind it is never read.');
    case 'byte-order-mark':
      return fault.utf16
        ? t('The file is UTF-16. Judges read bytes: save it as UTF-8 without a byte order mark.')
        : t('The file starts with a byte order mark. Of 45 public programs tried, 43 fail on it.');
    case 'more-than-30-boards':
      return t('{0} boards: the judges’ statement allows at most 30.', fault.boards);
  }
}

function describeForeign(token: string, t: Translate): string {
  return /^[123]{2,}$/.test(token)
    ? t('“{0}” is one number to a judge: put spaces between the symbols.', visible(token))
    : t('“{0}” is none of the symbols 1, 2 and 3. Programs hang on it or answer nonsense.', visible(token));
}
