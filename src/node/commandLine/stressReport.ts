import { describeInput } from '../../core/judge/describeInput';
import { stressRemarks } from '../../core/judge/stressRemark';
import type { StressOutcome } from '../../core/judge/stressTest';
import type { Limits } from '../../core/judge/submission';
import { readInput } from '../../core/problems/rotation/input';
import type { Translate } from '../../core/text/translate';
import { caseEntries, measures } from './submissionJson';
import { inputLines } from './submissionLines';

/** What a stress test found, and what is needed to tell of it. */
export interface StressFinding {
  readonly outcome: Exclude<StressOutcome, { readonly kind: 'stopped' }>;
  /** The source, as the user named it. */
  readonly source: string;
  readonly limits: Limits;
}

/** The verdict, the reasons and the seed, line by line. Places are those in the input, which goes to standard output. */
export function stressLines({ outcome, source, limits }: StressFinding, t: Translate): string {
  const seed = t('seed {0}; the same boards again: --seed {0}', outcome.seed);
  if (outcome.kind === 'passed') {
    const { boards, batches } = outcome;
    return `AC\n${source}: ${t('no fault found: {0} boards in {1} runs', boards, batches)}\n${source}: ${seed}\n`;
  }
  const { result, input } = outcome;
  const { cases } = readInput(input, { terminator: 'optional' });
  const lines = [
    result.verdict,
    ...inputLines(result, { input: { name: '<stdout>', text: input, cases }, source, limits }, t),
    ...stressRemarks(outcome, t).map((remark) => `${source}: ${remark}`),
    `${source}: ${seed}`,
  ];
  return lines.join('\n') + '\n';
}

/** One JSON object, a case a line; `--help` documents its shape. */
export function stressJson({ outcome, limits }: StressFinding, t: Translate): string {
  if (outcome.kind === 'passed') {
    const { seed, boards, batches } = outcome;
    return `${JSON.stringify({ verdict: 'AC', seed, boards, batches })}\n`;
  }
  const { seed, batch, layout, input, result } = outcome;
  const { headline, notes } = describeInput(result, limits, t);
  const message = [headline, ...notes, ...stressRemarks(outcome, t)].join('\n');
  const whole = {
    verdict: result.verdict,
    seed,
    batch,
    layout,
    input,
    ...measures(result.run),
    message,
  };
  const cases = caseEntries(result, limits, t).map((entry) => `\n${JSON.stringify(entry)}`);
  return `${JSON.stringify(whole).slice(0, -1)},"cases":[${cases.join(',')}\n]}\n`;
}
