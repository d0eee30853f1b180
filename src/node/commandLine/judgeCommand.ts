import { resolve } from 'node:path';
import { describeNotJudged } from '../../core/judge/describeNotJudged';
import type { Verdict } from '../../core/judge/verdict';
import { createSubmissionRunner } from '../submissions/createSubmissionRunner';
import type { JudgeOptions } from './judgeSyntax';
import { readJudgedInput } from './judgedInput';
import { readSource } from '../submissions/readSource';
import { ReadFailure, nameOfFile } from './readWhole';
import { submissionJson } from './submissionJson';
import { submissionLines } from './submissionLines';
import type { Surroundings } from './surroundings';
import { untilInterrupted } from './untilInterrupted';

/**
 * Judges a program on an input and writes what it comes to. Resolves with the verdict, or undefined where there is none;
 * rejects where a file cannot be read.
 */
export async function judgeCommand(options: JudgeOptions, io: Surroundings): Promise<Verdict | undefined> {
  const { source, limits, profile, json } = options;
  const { out, err, t } = io;
  const terminator = profile === 'single-board' ? 'optional' : 'required';
  const input = await readJudgedInput(options.input, { terminator }, io);
  const name = nameOfFile(options.input);
  if (!input) return undefined;
  const text = await readSource(source).catch((error: unknown) => {
    throw new ReadFailure(source, error);
  });
  const submission = { path: resolve(source), text, toolchains: {}, limits, profile };
  const result = await untilInterrupted((signal) =>
    createSubmissionRunner(t).judge(submission, [{ name, text: input.text }], {
      signal,
      onProgress: () => undefined,
    }),
  );
  if (result.kind !== 'judged') {
    err.write(`rotation-game: ${describeNotJudged(result, t)}\n`);
    return undefined;
  }
  const judged = { result, source, input: { name, text: input.text, cases: input.cases }, limits };
  for (const { run } of result.inputs) if (run.errors !== '') err.write(`${run.errors.trimEnd()}\n`);
  out.write(json ? submissionJson(judged, t) : submissionLines(judged, t));
  return result.verdict;
}
