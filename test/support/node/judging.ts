import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputResult, SubmissionResult } from '../../../src/core/judge/submission';
import { english } from '../../../src/core/text/translate';
import type { RunProgress, Submission } from '../../../src/host/submissions/submissionRunner';
import { judgeSubmission } from '../../../src/node/submissions/judgeSubmission';
import { Preparer } from '../../../src/node/submissions/preparer';
import { ProgramStore } from '../../../src/node/submissions/programStore';
import { type SampleInput, sampleInput, submissionPath } from '../core/submissions';

const folder = mkdtempSync(join(tmpdir(), 'programs-'));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});

/** With programs of its own, which go with the process. */
export const preparer = new Preparer(english, new ProgramStore(folder));

export interface SampleOptions extends Partial<Submission> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: RunProgress) => void;
}

/** Judges a source on texts of inputs, in two seconds and 256 MB. */
export function judge(
  path: string,
  texts: readonly string[],
  { signal = new AbortController().signal, onProgress = () => undefined, ...more }: SampleOptions = {},
): Promise<SubmissionResult> {
  const submission: Submission = {
    path,
    toolchains: {},
    limits: { milliseconds: 2000, megabytes: 256, outputBytes: 1 << 22 },
    profile: 'uva',
    ...more,
  };
  const inputs = texts.map((text, index) => ({ name: String(index), text }));
  return judgeSubmission(preparer, submission, inputs, { signal, onProgress });
}

/** Judges a sample submission on sample inputs. */
export function judgeSample(
  file: string,
  inputs: readonly SampleInput[],
  options: SampleOptions = {},
): Promise<SubmissionResult> {
  return judge(submissionPath(file), inputs.map(sampleInput), options);
}

/** The result of a sample submission that compiles, on one input. */
export async function resultOn(
  file: string,
  input: SampleInput,
  options: SampleOptions = {},
): Promise<InputResult> {
  const result = await judgeSample(file, [input], options);
  const first = result.kind === 'judged' ? result.inputs[0] : undefined;
  if (!first) throw new Error(`${file} came to ${JSON.stringify(result)}`);
  return first;
}
