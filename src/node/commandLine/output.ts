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

const FIRST_BYTES = 1 << 14;

/** In UTF-8, of a unit of UTF-16. */
const MOST_BYTES_PER_UNIT = 3;

/**
 * Text on its way out, collected into large pieces. They are written without a stream where the channel allows it: to
 * load Node's streams takes longer than to solve a usual input.
 */
export class Output {
  private waiting = Buffer.allocUnsafe(FIRST_BYTES);
  private length = 0;
  private gone = false;

  constructor(private readonly channel: Channel) {}

  /** Whether whoever read the channel has closed it; what is written then is dropped. */
  get isClosed(): boolean {
    return this.gone;
  }

  write(text: string): void {
    this.makeRoom(MOST_BYTES_PER_UNIT * text.length);
    this.length += this.waiting.write(text, this.length);
  }

  /**
   * Appends what `put` writes of a value, without a string between.
   *
   * @param most the most bytes that it writes
   * @param put writes into bytes from a place on, and returns where it ends
   */
  append<T>(most: number, put: (bytes: Uint8Array, at: number, value: T) => number, value: T): void {
    this.makeRoom(most);
    this.length = put(this.waiting, this.length, value);
  }

  /** Waits until the channel has taken the text. Rejects where it cannot be written, but not where nobody reads it. */
  async flush(): Promise<void> {
    let bytes: Uint8Array = this.waiting.subarray(0, this.length);
    this.length = 0;
    try {
      while (bytes.length > 0 && !this.gone) bytes = bytes.subarray(this.channel.write(bytes));
    } catch (error) {
      // More may be appended before a stream has taken its bytes.
      if (errorCode(error) === 'EAGAIN') await this.writeToStream(Buffer.from(bytes));
      else this.close(error);
    }
  }

  private makeRoom(bytes: number): void {
    const needed = this.length + bytes;
    if (needed <= this.waiting.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.waiting.length));
    this.waiting.copy(larger, 0, 0, this.length);
    this.waiting = larger;
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
