import type { BoardFailure } from '../../core/judge/boardOutcomes';

/** "WA: optimal but not smallest: letter 3". */
export function describeFailure({ verdict, result }: BoardFailure): string {
  return `${verdict}: ${result?.reason ?? ''}`;
}
