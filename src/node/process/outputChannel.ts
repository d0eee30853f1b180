import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** One end to give to a program, the other to read from. */
export interface OutputChannel {
  /** A file descriptor, to be closed once the program has it. */
  readonly writer: number;
  readonly reader: Readable;
}

/**
 * Named pipes, one a name, within `folder`; undefined where the system has none. What Node calls a pipe is a socket,
 * and a program that opens `/dev/stdout` or `/dev/stderr` cannot open a socket.
 */
export async function openChannels(
  folder: string,
  names: readonly string[],
): Promise<OutputChannel[] | undefined> {
  if (process.platform === 'win32') return undefined;
  const paths = names.map((name) => join(folder, name));
  const maker = spawn('mkfifo', ['-m', '600', ...paths], { stdio: 'ignore' });
  const code = await once(maker, 'exit').then(
    ([status]: unknown[]) => status,
    () => undefined,
  );
  return code === 0 ? paths.map(openChannel) : undefined;
}

function openChannel(path: string): OutputChannel {
  // A reader may open it first only without waiting, a writer only after a reader.
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const writer = openSync(path, constants.O_WRONLY);
    return { writer, reader: new Socket({ fd: reader, readable: true, writable: false }) };
  } catch (error) {
    closeSync(reader);
    throw error;
  }
}
