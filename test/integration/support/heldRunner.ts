import type { OutputCheck } from '../../../src/core/judge/caseResult';
import type { Compilation, SubmissionResult } from '../../../src/core/judge/submission';
import { worstVerdict } from '../../../src/core/judge/verdict';
import type { SubmissionRunner } from '../../../src/host/submissions/submissionRunner';

/** A runner of programs that are compiled with a warning in the second line, and run until they are let go. */
export class HeldRunner implements SubmissionRunner {
  readonly endings = ['py'];
  private readonly running: (() => void)[] = [];

  /** @param check what the output of each program comes to */
  constructor(private readonly check: OutputCheck) {}

  async judge(...[, inputs]: Parameters<SubmissionRunner['judge']>): Promise<SubmissionResult> {
    await new Promise<void>((resolve) => this.running.push(resolve));
    const { check } = this;
    return judgedOf(inputs.map(() => check));
  }

  /** Ends the programs that run. */
  letGo(): void {
    for (const resolve of this.running.splice(0)) resolve();
  }

  compile = unused;
  stress = unused;
  debuggingOf = unused;
}

/** What comes of a program that prints nothing and is checked so on each input. */
export function judgedOf(checks: readonly OutputCheck[]): Extract<SubmissionResult, { kind: 'judged' }> {
  const inputs = checks.map((check, index) => ({ index, verdict: check.verdict, run: RUN, check }));
  const verdict = worstVerdict(checks.map((check) => check.verdict));
  return { kind: 'judged', verdict, compilation: COMPILATION, inputs };
}

function unused(): never {
  throw new Error('No test needs this.');
}

const RUN = {
  ending: { kind: 'exited', code: 0 },
  cpuMilliseconds: 1,
  wallMilliseconds: 1,
  megabytes: 1,
  output: '',
  errors: '',
  files: [],
} as const;

const COMPILATION: Compilation = {
  language: 'Python',
  version: 'Python',
  succeeded: true,
  cached: false,
  messages: [{ severity: 'warning', line: 2, text: 'odd' }],
  log: '',
};
