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
import { MOST_BOOKS } from './shelf';

/** A fault of a shelf in a judge input. */
export type ShelfFault = FaultPlace &
  (
    | { readonly code: 'missing-books'; readonly missing: number; readonly books: number }
    /** The number of books is missing. */
    | { readonly code: 'missing-book-count'; readonly books: number }
    /** The number of books is not 1 to 15. */
    | { readonly code: 'bad-book-count'; readonly token: string }
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

/** A fault of a judge input. */
export type InputFault = CountedFault | ShelfFault;

export type FaultCode = InputFault['code'];

const SEVERITIES: Readonly<Record<FaultCode, Severity>> = {
  ...COUNTED_SEVERITIES,
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
  if (isCountedFault(fault)) return describeCountedFault(fault, t);
  switch (fault.code) {
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
