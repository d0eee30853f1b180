import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The built command line. */
export const CLI = join(__dirname, '../../../dist/cli.js');

export interface CliRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliSurroundings {
  /** What comes in on standard input. */
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  /** Options of Node itself. */
  readonly node?: readonly string[];
}

/** Runs the built command line to its end, in English unless the environment says otherwise. */
export function runCli(args: readonly string[], surroundings: CliSurroundings = {}): CliRun {
  const { input = '', environment = {}, node = [] } = surroundings;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, CLI, ...args], {
    input,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', ...environment },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}
