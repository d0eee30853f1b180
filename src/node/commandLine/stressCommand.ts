import { resolve } from 'node:path';
import { isatty } from 'node:tty';
import { describeNotJudged } from '../../core/judge/describeNotJudged';
import type { StressProgress } from '../../core/judge/stressTest';
import type { Verdict } from '../../core/judge/verdict';
import type { Translate } from '../../core/text/translate';
import { createSubmissionRunner } from '../submissions/createSubmissionRunner';
import { readSource } from '../submissions/readSource';
import { ReadFailure } from './readWhole';
import { StatusLine } from './statusLine';
import { stressJson, stressLines } from './stressReport';
import type { StressOptions } from './stressSyntax';
import { submissionJson } from './submissionJson';
import { submissionLines } from './submissionLines';
import type { Surroundings } from './surroundings';
import { untilInterrupted } from './untilInterrupted';

const STANDARD_ERROR = 2;

/**
 * Stress tests a program and writes what is found. Resolves with its verdict, AC where nothing was found, or undefined
 * where there is none; rejects where the source cannot be read.
 */
export async function stressCommand(options: StressOptions, io: Surroundings): Promise<Verdict | undefined> {
  const { source, limits, profile, seconds, seed, json } = options;
  const { out, err, t } = io;
  const text = await readSource(source).catch((error: unknown) => {
    throw new ReadFailure(source, error);
  });
  const status = isatty(STANDARD_ERROR) ? new StatusLine(err) : undefined;
  const submission = { path: resolve(source), text, toolchains: {}, limits, profile };
  const outcome = await untilInterrupted((signal) =>
    createSubmissionRunner(t).stress(submission, {
      seconds,
      seed,
      signal,
      onProgress: (progress) => status?.show(describeProgress(progress, t)),
    }),
  );
  status?.clear();
  switch (outcome.kind) {
    case 'unknown-language':
    case 'not-installed':
    case 'no-boards':
    case 'stopped':
      err.write(`rotation-game: ${describeNotJudged(outcome, t)}\n`);
      return undefined;
    case 'judged': {
      const nowhere = { name: '', text: '', cases: [] };
      const judged = { result: outcome, source, input: nowhere, limits };
      if (json) out.write(submissionJson(judged, t));
      else err.write(submissionLines(judged, t));
      return outcome.verdict;
    }
    case 'passed':
    case 'failed': {
      const finding = { outcome, source, limits };
      if (json) out.write(stressJson(finding, t));
      else err.write(stressLines(finding, t));
      if (outcome.kind === 'passed') return 'AC';
      if (!json) out.write(outcome.input);
      return outcome.result.verdict;
    }
  }
}

function describeProgress({ boards, batches, shrinking }: StressProgress, t: Translate): string {
  return shrinking
    ? t('found a failure after {0} boards; looking for a smaller input…', boards)
    : t('{0} boards in {1} runs…', boards, batches);
}
