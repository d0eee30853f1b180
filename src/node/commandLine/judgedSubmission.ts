import type { Limits, SubmissionResult } from '../../core/judge/submission';
import type { Span } from '../../core/text/span';

/** A judged submission, and what is needed to tell of it. */
export interface JudgedSubmission {
  readonly result: Extract<SubmissionResult, { readonly kind: 'judged' }>;
  /** The source, as the user named it. */
  readonly source: string;
  readonly input: {
    readonly name: string;
    readonly text: string;
    readonly cases: readonly { readonly span: Span }[];
  };
  readonly limits: Limits;
}
