import type { Reason } from './caseResult';
import type { Ending, InputResult } from './submission';
import type { Verdict } from './verdict';

/** The way in which a submission fails on an input. */
export interface Failure {
  readonly verdict: Exclude<Verdict, 'AC'>;
  /** Of the first case at fault, where the output alone is at fault. */
  readonly reason?: Reason;
  /** How the program ended, where that is at fault: the signal or the exit code. */
  readonly ending?: string | number;
  /** The first case that is not right; undefined where all are. */
  readonly case: number | undefined;
}

/** The way in which a submission failed; undefined where it is accepted. */
export function failureOf({ verdict, check, run }: InputResult): Failure | undefined {
  if (verdict === 'AC') return undefined;
  const atFault = check.cases.findIndex((result) => result.verdict === verdict);
  const first = atFault >= 0 ? atFault : check.cases.findIndex((result) => result.verdict !== 'AC');
  const result = check.cases[first];
  const ending = verdict === 'RE' ? endingOf(run.ending) : undefined;
  return {
    verdict,
    ...(result && atFault >= 0 ? { reason: result.reason } : {}),
    ...(ending === undefined ? {} : { ending }),
    case: result?.case,
  };
}

/** Whether two failures are of one kind, whichever their cases. */
export function isSameFailure(one: Failure, other: Failure): boolean {
  return one.verdict === other.verdict && one.reason === other.reason && one.ending === other.ending;
}

function endingOf(ending: Ending): string | number | undefined {
  if (ending.kind === 'exited') return ending.code;
  return ending.kind === 'signal' ? ending.signal : undefined;
}
