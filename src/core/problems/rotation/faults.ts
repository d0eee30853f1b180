import type { Span } from '../../text/span';
import type { Translate } from '../../text/translate';

/** `error`: submissions fail on it. `warning`: judges read past it. `information`: good to know. */
export type Severity = 'error' | 'warning' | 'information';

interface FaultPlace {
  readonly span: Span;
  /** Index of the case that the fault belongs to, where it belongs to one. */
  readonly case?: number;
}

/** A fault of a judge input. */
export type InputFault = FaultPlace &
  (
    | { readonly code: 'foreign-symbol'; readonly cell: number; readonly token: string }
    | { readonly code: 'not-a-number'; readonly token: string }
    | { readonly code: 'uneven-counts'; readonly counts: readonly [number, number, number] }
    | { readonly code: 'truncated-board'; readonly missing: number }
    | { readonly code: 'missing-terminator' }
    | { readonly code: 'text-after-terminator' }
    | { readonly code: 'byte-order-mark' }
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

export function severityOf(code: FaultCode): Severity {
  return SEVERITIES[code];
}
