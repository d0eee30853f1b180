import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { openChannels } from './outputChannel';
import { prepareTree } from './prepareTree';
import type { ProcessTree } from './processTree';
import { programEnvironment } from './programEnvironment';
import type { RunFolder } from './runFolder';
import { RUNS_FOLDER } from './runsFolder';
import { OWNER } from './watchdog';

/** A program that has been started. */
export interface StartedProgram {
  readonly id: number;
  /** When it was started, on the clock of `performance.now()`. */
  readonly started: number;
  /** How the program ended, by itself or killed; what it started may go on. */
  readonly ended: Promise<ProgramEnd>;
  readonly tree: ProcessTree;
  readonly output: Readable;
  readonly errors: Readable;
}

export interface ProgramEnd {
  /** Null for a program that a signal ended. */
  readonly code: number | null;
  readonly signal: string | null;
  /** When it ended, on the clock of `performance.now()`. */
  readonly at: number;
}

export interface ProgramStart {
  readonly argv: readonly string[];
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly input: string;
}

let runs = 0;

/** Starts a program in its own session and process group. Rejects with the system's error where it cannot be started. */
export async function startProgram(start: ProgramStart, folder: RunFolder): Promise<StartedProgram> {
  const input = await folder.openInput(start.input);
  const channels = await openChannels(RUNS_FOLDER);
  try {
    const [program = '', ...args] = start.argv;
    const places = [folder.path, ...(channels ?? []).map(({ path }) => path)];
    const mark = ['ROTATION_RUN', `${OWNER.value}.${++runs}`] as const;
    const treeOf = prepareTree({ mark: mark.join('='), places });
    const started = performance.now();
    const child = spawn(program, args, {
      cwd: start.directory,
      env: {
        ...programEnvironment(folder.path, start.environment),
        [OWNER.name]: OWNER.value,
        [mark[0]]: mark[1],
      },
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: [input.fd, channels?.[0].writer ?? 'pipe', channels?.[1].writer ?? 'pipe'],
    });
    if (child.pid === undefined) throw await failureOf(child);
    return {
      id: child.pid,
      started,
      ended: endOf(child),
      tree: treeOf(child.pid),
      output: readerOf(channels?.[0].reader ?? child.stdout),
      errors: readerOf(channels?.[1].reader ?? child.stderr),
    };
  } catch (error) {
    for (const { reader } of channels ?? []) reader.destroy();
    throw error;
  } finally {
    for (const { writer } of channels ?? []) closeSync(writer);
    await input.close();
  }
}

function endOf(child: ChildProcess): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      resolve({ code, signal, at: performance.now() });
    });
  });
}

async function failureOf(child: ChildProcess): Promise<unknown> {
  const [error]: unknown[] = await once(child, 'error').catch((reason: unknown) => [reason]);
  return error;
}

function readerOf(reader: Readable | null): Readable {
  if (!reader) throw new Error('The output of the program cannot be read.');
  return reader;
}
