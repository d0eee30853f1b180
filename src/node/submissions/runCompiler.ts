import type { Limits, Run } from '../../core/judge/submission';
import type { Translate } from '../../core/text/translate';
import { runProgram } from '../process/runProgram';
import { type FoundToolchain, withPath } from '../toolchains/findToolchain';
import { fillArguments } from '../toolchains/fillArguments';
import { type ProgramPlace, placeValues } from './programPlace';

export type CompilerRun =
  | { readonly kind: 'succeeded'; readonly log: string; readonly olderStandard?: string }
  /** `reason` where the compiler did not end by itself. */
  | {
      readonly kind: 'failed';
      readonly log: string;
      readonly olderStandard?: undefined;
      readonly reason?: string;
    }
  | { readonly kind: 'stopped' };

const LIMITS: Limits = { milliseconds: 60_000, megabytes: 2048, outputBytes: 1 << 20 };
const WALL_MILLISECONDS = 120_000;

/** So that Go takes no other version of itself from the network. */
const ENVIRONMENT = { GOTOOLCHAIN: 'local' };

/**
 * Runs the compiler of a toolchain, where it has one. After a failure older standards of the language are tried; where
 * none helps, the failure is that of the usual one.
 */
export async function runCompiler(
  { toolchain, paths }: FoundToolchain,
  place: ProgramPlace,
  signal: AbortSignal,
  t: Translate,
): Promise<CompilerRun> {
  const { compile, olderStandards = [] } = toolchain;
  if (!compile) return { kind: 'succeeded', log: '' };
  const argv = withPath(fillArguments(compile, placeValues(place, paths)), paths);
  const run = (more: readonly string[]): Promise<CompilerRun> => {
    const [program = '', ...rest] = argv;
    return runOnce([program, ...more, ...rest], place.folder, signal, t);
  };

  const first = await run([]);
  if (first.kind !== 'failed' || first.reason !== undefined) return first;
  // To look at the syntax is faster than to compile, and most sources that fail do so in every standard.
  const looks = await Promise.all(olderStandards.map(({ argument }) => run([argument, '-fsyntax-only'])));
  if (looks.some(({ kind }) => kind === 'stopped')) return { kind: 'stopped' };
  for (const [index, { name, argument }] of olderStandards.entries()) {
    if (looks[index]?.kind !== 'succeeded') continue;
    const compiled = await run([argument]);
    if (compiled.kind === 'succeeded') return { ...compiled, olderStandard: name };
    if (compiled.kind === 'stopped') return compiled;
  }
  return first;
}

async function runOnce(
  argv: readonly string[],
  directory: string,
  signal: AbortSignal,
  t: Translate,
): Promise<CompilerRun> {
  const run = await runProgram({
    argv,
    directory,
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

function reasonOf(
  ending: Exclude<Run['ending'], { readonly kind: 'exited' | 'stopped' }>,
  t: Translate,
): string {
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
