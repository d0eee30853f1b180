import { writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { errorCode } from '../errorCode';

/** Where text goes. */
export interface Channel {
  /** Writes at least one byte, waiting for it; returns how many. */
  write(bytes: Uint8Array): number;
  /** The same channel as a stream, for when it cannot be waited for. */
  stream(): Writable;
}

export const standardOutput: Channel = {
  write: (bytes) => writeSync(1, bytes),
  stream: () => process.stdout,
};

export const standardError: Channel = {
  write: (bytes) => writeSync(2, bytes),
  stream: () => process.stderr,
};

/**
 * Text on its way out, collected into large pieces. They are written without a stream where the channel allows it: to
 * load Node's streams takes longer than to solve a usual input.
 */
export class Output {
  private waiting = '';
  private gone = false;

  constructor(private readonly channel: Channel) {}

  /** Whether whoever read the channel has closed it; what is written then is dropped. */
  get isClosed(): boolean {
    return this.gone;
  }

  write(text: string): void {
    this.waiting += text;
  }

  /** Waits until the channel has taken the text. Rejects where it cannot be written, but not where nobody reads it. */
  async flush(): Promise<void> {
    let bytes: Uint8Array = Buffer.from(this.waiting);
    this.waiting = '';
    try {
      while (bytes.length > 0 && !this.gone) bytes = bytes.subarray(this.channel.write(bytes));
    } catch (error) {
      if (errorCode(error) === 'EAGAIN') await this.writeToStream(bytes);
      else this.close(error);
    }
  }

  private async writeToStream(bytes: Uint8Array): Promise<void> {
    const stream = this.channel.stream();
    const error = await new Promise((resolve) => {
      // The callback of `write` tells the error too; without a listener it would end the process.
      stream.once('error', resolve);
      stream.write(bytes, resolve);
    });
    if (error) this.close(error);
  }

  private close(error: unknown): void {
    if (errorCode(error) !== 'EPIPE') throw error;
    this.gone = true;
  }
}
