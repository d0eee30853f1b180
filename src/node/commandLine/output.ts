import type { Writable } from 'node:stream';

/** Text on its way to a stream, collected into large pieces. */
export class Output {
  private waiting = '';
  private gone = false;

  constructor(private readonly stream: Writable) {
    // Errors are dealt with where they are reported first, in `flush`; without a listener they would end the process.
    stream.on('error', () => undefined);
  }

  /** Whether whoever read the stream has closed it; what is written then is dropped. */
  get isClosed(): boolean {
    return this.gone;
  }

  write(text: string): void {
    this.waiting += text;
  }

  /** Waits until the stream has taken the text. Rejects where it cannot be written, but not where nobody reads it. */
  async flush(): Promise<void> {
    const text = this.waiting;
    this.waiting = '';
    if (text === '' || this.gone) return;
    const error = await new Promise<Error | null | undefined>((resolve) => {
      this.stream.write(text, resolve);
    });
    if (!error) return;
    if (!('code' in error) || error.code !== 'EPIPE') throw error;
    this.gone = true;
  }
}
