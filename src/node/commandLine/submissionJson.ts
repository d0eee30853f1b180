import { boardOutcomes } from '../../core/judge/boardOutcomes';
import { describeEnding } from '../../core/judge/describeEnding';
import { describeInput } from '../../core/judge/describeInput';
import { isBadEnding } from '../../core/judge/runVerdict';
import type { InputResult, Limits, Run } from '../../core/judge/submission';
import { LineIndex } from '../../core/text/lineIndex';
import type { Translate } from '../../core/text/translate';
import { caseEntry } from './caseEntry';
import { extraEntry } from './extraEntry';
import type { JudgedSubmission } from './judgedSubmission';

/** One JSON object, a case a line; `--help` documents its shape. Places of cases are those in the output. */
export function submissionJson({ result, limits }: JudgedSubmission, t: Translate): string {
  const { verdict, compilation } = result;
  const [input] = result.inputs;
  const text = input && describeInput(input, limits, t);
  const message = text ? [text.headline, ...text.notes].join('\n') : compilation.messages[0]?.text;
  const whole = { verdict, ...measures(input?.run), message: message ?? '' };
  const cases = input ? caseEntries(input, limits, t) : [];
  const messages = compilation.messages.map(({ severity, line, column, text: said }) => ({
    severity,
    line: line ?? null,
    column: column ?? null,
    text: said,
  }));
  const extra = input && extraEntry(input.check, new LineIndex(input.run.output));
  const head = JSON.stringify({ ...whole, ...(extra ? { extra } : {}) }).slice(0, -1);
  const tail = verdict === 'CE' ? `,"messages":${JSON.stringify(messages)}` : '';
  return `${head},"cases":[${cases.map((entry) => `\n${JSON.stringify(entry)}`).join(',')}\n]${tail}}\n`;
}

/** The entries of an input's cases, as far as the program came to them. */
export function caseEntries(input: InputResult, limits: Limits, t: Translate): readonly object[] {
  const lines = new LineIndex(input.run.output);
  const outcomes = new Map(boardOutcomes(input).map((outcome) => [outcome.case, outcome]));
  return input.check.cases.map((result) => {
    const outcome = outcomes.get(result.case);
    const entry = caseEntry(result, lines.position(result.span.start), t);
    const verdict =
      outcome?.kind === 'failed' ? outcome.verdict : outcome?.kind === 'passed' ? ('AC' as const) : null;
    const run = outcome && 'run' in outcome ? outcome.run : undefined;
    const ending =
      run && verdict !== null && isBadEnding(verdict) ? { message: describeEnding(run, limits, t) } : {};
    return { ...entry, verdict, ...ending, ...(run ? measures(run) : {}) };
  });
}

/** In milliseconds and megabytes. */
export function measures(run: Run | undefined): {
  readonly time: number | null;
  readonly memory: number | null;
} {
  if (!run) return { time: null, memory: null };
  const { cpuMilliseconds, wallMilliseconds, megabytes } = run;
  return {
    time: Math.round(cpuMilliseconds ?? wallMilliseconds),
    memory: megabytes === undefined ? null : Math.round(megabytes * 10) / 10,
  };
}
