import type { Ending, Limits } from '../../core/judge/submission';
import type { Translate } from '../../core/text/translate';
import type { CompilerRun } from '../../host/submissions/submissionRunner';
import { runProgram } from '../process/runProgram';

const LIMITS: Limits = { milliseconds: 60_000, megabytes: 2048, outputBytes: 1 << 20 };
const WALL_MILLISECONDS = 120_000;

/** So that Go takes no other version of itself from the network. */
const ENVIRONMENT = { GOTOOLCHAIN: 'local' };

/** Runs a compiler. @param directory where it runs; without one in a new empty folder, which is removed afterwards */
export async function runCompilerOnce(
  argv: readonly string[],
  signal: AbortSignal,
  t: Translate,
  directory?: string,
): Promise<CompilerRun> {
  const run = await runProgram({
    argv,
    ...(directory === undefined ? {} : { directory }),
    environment: ENVIRONMENT,
    input: '',
    limits: LIMITS,
    wallMilliseconds: WALL_MILLISECONDS,
    signal,
    t,
  });
  const log = run.output + run.errors;
  const { ending } = run;
  if (ending.kind === 'stopped') return { kind: 'stopped' };
  if (ending.kind === 'exited') return { kind: ending.code === 0 ? 'succeeded' : 'failed', log };
  return { kind: 'failed', log, reason: reasonOf(ending, t) };
}

function reasonOf(ending: Exclude<Ending, { readonly kind: 'exited' | 'stopped' }>, t: Translate): string {
  switch (ending.kind) {
    case 'signal':
      return t('The compiler crashed: {0}', ending.signal);
    case 'time-limit':
      return t(
        'The compiler took longer than {0} s and was stopped.',
        (ending.clock === 'cpu' ? LIMITS.milliseconds : WALL_MILLISECONDS) / 1000,
      );
    case 'memory-limit':
      return t('The compiler took more than {0} MB and was stopped.', LIMITS.megabytes);
    case 'output-limit':
      return t('The compiler printed too much and was stopped.');
    case 'not-started':
      return ending.message;
  }
}
