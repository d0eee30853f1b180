import type { Translate } from '../../core/text/translate';
import type { CompilerRun } from '../../host/submissions/submissionRunner';
import { type FoundToolchain, withPath } from '../toolchains/findToolchain';
import { fillArguments } from '../toolchains/fillArguments';
import { runCompilerOnce } from './runCompilerOnce';
import { type ProgramPlace, placeValues } from './programPlace';

/** As of a compiler that runs once, with the standard of the language that helped where the usual one did not. */
export type ToolchainRun = CompilerRun & { readonly olderStandard?: string };

/**
 * Runs the compiler of a toolchain, where it has one. After a failure older standards of the language are tried; where
 * none helps, the failure is that of the usual one.
 */
export async function runCompiler(
  { toolchain, paths }: FoundToolchain,
  place: ProgramPlace,
  signal: AbortSignal,
  t: Translate,
): Promise<ToolchainRun> {
  const { compile, olderStandards = [] } = toolchain;
  if (!compile) return { kind: 'succeeded', log: '' };
  const argv = withPath(fillArguments(compile, placeValues(place, paths)), paths);
  const run = (more: readonly string[]): Promise<CompilerRun> => {
    const [program = '', ...rest] = argv;
    return runCompilerOnce([program, ...more, ...rest], signal, t, place.folder);
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
