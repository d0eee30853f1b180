import type { VNode } from 'preact';
import { type Verdict, severityOfVerdict } from '../../src/core/judge/verdict';

/** A verdict that is not AC, in its colour. */
export function VerdictBadge({ verdict }: { readonly verdict: Verdict }): VNode {
  return <span class={`verdict ${severityOfVerdict(verdict)}`}>{verdict}</span>;
}
