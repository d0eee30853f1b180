import type { OutputCheck } from '../../core/judge/caseResult';
import { checkOutput } from '../../core/judge/checkOutput';
import { describeResult } from '../../core/judge/describeResult';
import type { CheckVerdict } from '../../core/judge/verdict';
import { LineIndex } from '../../core/text/lineIndex';
import type { CheckOptions } from './checkSyntax';
import { caseEntry } from './caseEntry';
import { extraEntry } from './extraEntry';
import { readJudgedInput } from './judgedInput';
import { nameOfFile, readWhole } from './readWhole';
import type { Surroundings } from './surroundings';

/** Cases that are written at once. */
const CASES_A_PIECE = 1000;

/**
 * Checks an output against its input and writes the verdicts. Resolves with the verdict of the whole, or undefined where
 * the input has no answers to check by; rejects where a file cannot be read.
 */
export async function checkCommand(
  options: CheckOptions,
  io: Surroundings,
): Promise<CheckVerdict | undefined> {
  const terminator = options.profile === 'single-board' ? 'optional' : 'required';
  const input = await readJudgedInput(options.input, { terminator }, io);
  if (!input) return undefined;
  const { text } = await readWhole(options.output);
  const check = checkOutput(input.cases, text, options.profile, input.table);
  const lines = new LineIndex(text);
  await (options.json
    ? writeJson(check, lines, io)
    : writeLines(check, lines, nameOfFile(options.output), io));
  return check.verdict;
}

async function writeLines(
  { verdict, cases, extra }: OutputCheck,
  lines: LineIndex,
  file: string,
  { out, t }: Surroundings,
): Promise<void> {
  const lineOf = (offset: number, message: string, reason: string): string => {
    const { line, column } = lines.position(offset);
    return `${file}:${line + 1}:${column + 1}: ${message} [${reason}]\n`;
  };
  out.write(`${verdict}\n`);
  if (extra) out.write(lineOf(extra.start, t('Too much output: the input has no boards.'), 'extra-output'));
  for (const result of cases) {
    if (result.case % CASES_A_PIECE === 0) await out.flush();
    if (result.verdict === 'AC') continue;
    const message = t('case {0}: {1}', result.case + 1, describeResult(result, t));
    out.write(lineOf(result.span.start, message, result.reason));
  }
}

async function writeJson(check: OutputCheck, lines: LineIndex, { out, t }: Surroundings): Promise<void> {
  const { verdict, cases } = check;
  const extra = extraEntry(check, lines);
  out.write(`{"verdict":"${verdict}",${extra ? `"extra":${JSON.stringify(extra)},` : ''}"cases":[`);
  for (const result of cases) {
    if (result.case % CASES_A_PIECE === 0) await out.flush();
    const entry = caseEntry(result, lines.position(result.span.start), t);
    out.write(`${result === cases[0] ? '' : ','}\n${JSON.stringify(entry)}`);
  }
  out.write('\n]}\n');
}
