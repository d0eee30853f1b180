/** What the look of an output alone can decide: accepted, presentation error, wrong answer. */
export type CheckVerdict = 'AC' | 'PE' | 'WA';

/** What judges say of a submission: also time, memory and output limit exceeded, run-time error, compile error. */
export type Verdict = CheckVerdict | 'TLE' | 'MLE' | 'OLE' | 'RE' | 'CE';

/** From the mildest to the worst. */
export const CHECK_VERDICTS: readonly CheckVerdict[] = ['AC', 'PE', 'WA'];

/** From the mildest to the worst. */
export const VERDICTS: readonly Verdict[] = [...CHECK_VERDICTS, 'TLE', 'MLE', 'OLE', 'RE', 'CE'];

/** How grave a verdict that is not AC is to be shown. */
export function severityOfVerdict(verdict: Verdict): 'error' | 'warning' {
  return verdict === 'PE' ? 'warning' : 'error';
}

/** The worst of some verdicts; AC for none. */
export function worstVerdict<Some extends Verdict>(verdicts: Iterable<Some>): Some | 'AC' {
  let worst: Some | 'AC' = 'AC';
  for (const verdict of verdicts) if (VERDICTS.indexOf(verdict) > VERDICTS.indexOf(worst)) worst = verdict;
  return worst;
}
