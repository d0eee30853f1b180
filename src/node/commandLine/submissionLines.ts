import { boardFailures } from '../../core/judge/boardOutcomes';
import { describeInput, describeMeasures } from '../../core/judge/describeInput';
import { describeResult } from '../../core/judge/describeResult';
import { isBadEnding } from '../../core/judge/runVerdict';
import type { CompilerMessage, InputResult } from '../../core/judge/submission';
import { visible } from '../../core/text/visible';
import { LineIndex } from '../../core/text/lineIndex';
import type { Translate } from '../../core/text/translate';
import type { JudgedSubmission } from './judgedSubmission';

/** The verdict, and a line for each fault: `FILE:LINE:COLUMN: MESSAGE [REASON]`. */
export function submissionLines(judged: JudgedSubmission, t: Translate): string {
  const { result, source } = judged;
  const { verdict, compilation } = result;
  const { olderStandard, messages } = compilation;
  const lines: string[] = [verdict];
  if (verdict === 'CE') lines.push(...messages.map((message) => compilerLine(source, message)));
  if (olderStandard !== undefined)
    lines.push(`${source}: ${t('It compiles only in an older standard: {0}.', olderStandard)}`);
  for (const input of result.inputs) lines.push(...inputLines(input, judged, t));
  return lines.join('\n') + '\n';
}

const SEVERITY_LABELS = { error: 'error', warning: 'warning', information: 'info' } as const;

function compilerLine(source: string, { severity, line, column, text }: CompilerMessage): string {
  const place = [source, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${SEVERITY_LABELS[severity]}: ${visible(text)}`;
}

/** The lines of an input: where it ends badly or is answered wrongly, notes, and what it took. */
export function inputLines(
  result: InputResult,
  { input, source, limits }: Pick<JudgedSubmission, 'input' | 'source' | 'limits'>,
  t: Translate,
): string[] {
  const index = new LineIndex(input.text);
  const placeOf = (board: number): string => {
    const { line, column } = index.position(input.cases[board]?.span.start ?? 0);
    return `${input.name}:${line + 1}:${column + 1}`;
  };
  const { headline, notes } = describeInput(result, limits, t);
  const lines: string[] = [];
  if (isBadEnding(result.verdict)) {
    const board = result.boards?.find(({ verdict }) => isBadEnding(verdict))?.case;
    lines.push(`${placeOf(board ?? (result.fewestBoards ?? 1) - 1)}: ${headline} [${result.verdict}]`);
  }
  const { extra } = result.check;
  if (extra && !isBadEnding(result.verdict)) lines.push(`${placeOf(0)}: ${headline} [extra-output]`);
  for (const failure of boardFailures(result)) {
    const found = failure.result;
    if (!found || isBadEnding(failure.verdict)) continue;
    const message = t('board {0}: {1}', failure.case + 1, describeResult(found, t));
    lines.push(`${placeOf(failure.case)}: ${message} [${found.reason}]`);
  }
  lines.push(...notes.map((note) => `${source}: ${note}`));
  lines.push(`${source}: ${describeMeasures(result.run, t)}`);
  return lines;
}
