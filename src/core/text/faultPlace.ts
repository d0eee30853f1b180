import type { Span } from './span';

/** Where an input has a fault. */
export interface FaultPlace {
  readonly span: Span;
  /** Index of the case that the fault belongs to, where it belongs to one. */
  readonly case?: number;
}
