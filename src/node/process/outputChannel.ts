import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync, unlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** To start a program takes longer than to make many pipes with it. */
const PIPES_AT_ONCE = 32;

/** One end to give to a program, the other to read from. */
export interface OutputChannel {
  /** How the system names it, though nothing stands there once both ends are open. */
  readonly path: string;
  /** A file descriptor, to be closed once the program has it. */
  readonly writer: number;
  readonly reader: Readable;
}

const made: string[] = [];

/**
 * Named pipes for output and errors, made within `folder`; undefined where the system has none to give. What Node calls
 * a pipe is a socket, and a program that opens `/dev/stdout` or `/dev/stderr` cannot open a socket.
 */
export async function openChannels(
  folder: string,
): Promise<readonly [OutputChannel, OutputChannel] | undefined> {
  if (made.length < 2 && !(await makePipes(folder))) return undefined;
  const opened: OutputChannel[] = [];
  try {
    while (opened.length < 2) opened.push(openChannel(made.pop() ?? ''));
  } catch {
    // Someone cleared the folder, or the system allows no more open files.
    made.length = 0;
  }
  const [output, errors] = opened;
  if (output && errors) return [output, errors];
  opened.forEach(closeChannel);
  return undefined;
}

/** Closes both ends in this process. */
function closeChannel({ reader, writer }: OutputChannel): void {
  reader.destroy();
  closeSync(writer);
}

async function makePipes(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const within = await mkdtemp(join(folder, 'pipes-'));
  const paths = Array.from({ length: PIPES_AT_ONCE }, (_, index) => join(within, String(index)));
  const maker = spawn('mkfifo', ['-m', '600', ...paths], { stdio: 'ignore' });
  const [code]: unknown[] = await once(maker, 'exit').catch(() => []);
  if (code === 0) made.push(...paths);
  return code === 0;
}

function openChannel(path: string): OutputChannel {
  // A reader may open it without waiting for a writer, and a writer only after a reader.
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const writer = openSync(path, constants.O_WRONLY);
    unlinkSync(path);
    return { path, writer, reader: new Socket({ fd: reader, readable: true, writable: false }) };
  } catch (error) {
    closeSync(reader);
    throw error;
  }
}
