import type { Translate } from '../../core/text/translate';
import { runProgram } from '../process/runProgram';

const WALL_MILLISECONDS = 30_000;

/** The line in which a program tells its version, or undefined where it does not end well. */
export async function versionOf(
  argv: readonly string[],
  signal: AbortSignal,
  t: Translate,
): Promise<string | undefined> {
  const run = await runProgram({
    argv,
    input: '',
    limits: { milliseconds: WALL_MILLISECONDS, megabytes: 1024, outputBytes: 1 << 16 },
    wallMilliseconds: WALL_MILLISECONDS,
    signal,
    t,
  });
  if (run.ending.kind !== 'exited' || run.ending.code !== 0) return undefined;
  const lines = `${run.output}\n${run.errors}`.split(/\r\n?|\n/);
  return (lines.find((line) => /\d\.\d/.test(line)) ?? lines[0] ?? '').trim();
}
