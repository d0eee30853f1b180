import type { Severity } from '../../text/severity';
import type { Span } from '../../text/span';
import type { Translate } from '../../text/translate';
import { visible } from '../../text/visible';
import { MOST_BOOKS } from './shelf';

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
    /** The number of books is missing. */
    | { readonly code: 'missing-book-count'; readonly books: number }
    /** The number of books is not 1 to 15. */
    | { readonly code: 'bad-book-count'; readonly token: string }
    | { readonly code: 'missing-books'; readonly missing: number; readonly books: number }
    /** There are more numbers than the number of books says. */
    | { readonly code: 'extra-numbers'; readonly extra: number; readonly books: number }
    /** A number that is no book. `place` is counted from 1. */
    | {
        readonly code: 'foreign-book';
        readonly token: string;
        readonly books: number;
        readonly place: number;
      }
    | { readonly code: 'repeated-book'; readonly book: number; readonly place: number }
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
  'missing-book-count': 'error',
  'bad-book-count': 'error',
  'missing-books': 'error',
  'extra-numbers': 'error',
  'foreign-book': 'error',
  'repeated-book': 'error',
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
    case 'missing-book-count':
      return t('The number of books is missing: {0} before this line.', fault.books);
    case 'bad-book-count':
      return t('“{0}” is no number of books: it is 1 to {1}.', visible(fault.token), MOST_BOOKS);
    case 'missing-books':
      return fault.missing === 1
        ? t('1 of the {0} books of this shelf is missing.', fault.books)
        : t('{0} of the {1} books of this shelf are missing.', fault.missing, fault.books);
    case 'extra-numbers':
      return fault.extra === 1
        ? t('1 number more than the {0} books: programs take it for the next case.', fault.books)
        : t(
            '{0} numbers more than the {1} books: programs take them for the next case.',
            fault.extra,
            fault.books,
          );
    case 'foreign-book':
      return t('“{0}” is no book of this shelf: they are 1 to {1}.', visible(fault.token), fault.books);
    case 'repeated-book':
      return t('Book {0} stands here a second time: each stands on a shelf once.', fault.book);
  }
}

function describeText(token: string, t: Translate): string {
  return /^\d+(?:[,;，、；]\d*)+$/.test(token)
    ? t('“{0}” is not a number: put spaces between the numbers.', visible(token))
    : t('“{0}” is not a number. Programs that read numbers stop here or never end.', visible(token));
}
