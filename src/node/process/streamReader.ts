import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { decodeBytes } from '../decodeBytes';

const QUIET_MILLISECONDS = 100;
/** More than it takes to read all that a pipe can hold. */
const MOST_ROUNDS = 10;

/** Reads a stream to its end and keeps the start of it, up to a limit in bytes. */
export class StreamReader {
  private readonly pieces: Buffer[] = [];
  private readonly closed: Promise<unknown>;
  private received = 0;
  private cut = false;

  /** @param onOver called for each piece that goes over the limit */
  constructor(
    private readonly stream: Readable,
    private readonly limit: number,
    onOver: () => void,
  ) {
    stream.on('data', (piece: Buffer) => {
      this.push(piece);
      if (this.isOver) onOver();
    });
    // A stream that fails is closed as well.
    stream.on('error', () => undefined);
    this.closed = once(stream, 'close').catch(() => undefined);
  }

  get isOver(): boolean {
    return this.received > this.limit;
  }

  /**
   * Reads what the ended program left. Whoever else has the stream open is not waited for when nothing comes for a
   * moment, and for about a second when something does.
   */
  async drain(): Promise<void> {
    const closed = this.closed.then(() => true);
    for (let round = 0; !this.stream.closed && !this.isOver; round++) {
      const before = this.received;
      // One turn more, as this process may have been held up for longer than the stream was quiet.
      const quiet = wait(QUIET_MILLISECONDS, undefined, { ref: false }).then(() => turn(false));
      if (await Promise.race([closed, quiet])) break;
      this.cut = this.received === before || round === MOST_ROUNDS;
      if (this.cut) break;
    }
    this.stream.destroy();
  }

  /** @param broken whether the program may have been ended within a character */
  text(broken: boolean): string {
    return decodeBytes(Buffer.concat(this.pieces), broken || this.cut || this.isOver);
  }

  private push(piece: Buffer): void {
    const room = this.limit - this.received;
    if (room > 0) this.pieces.push(piece.subarray(0, room));
    this.received += piece.length;
  }
}
