import type { Output } from './output';

const ERASE_LINE = '\r\u001b[K';

/** How often the line changes at most, so that a terminal is not what a command waits for. */
const MILLISECONDS_BETWEEN = 100;

/** A line of a terminal that tells how far a command has come, and is gone in the end. */
export class StatusLine {
  private last = -Infinity;
  private isShown = false;

  constructor(
    private readonly terminal: Output,
    private readonly now: () => number = () => performance.now(),
  ) {}

  show(text: string): void {
    const now = this.now();
    if (now - this.last < MILLISECONDS_BETWEEN) return;
    this.last = now;
    this.isShown = true;
    this.write(ERASE_LINE + text);
  }

  clear(): void {
    if (this.isShown) this.write(ERASE_LINE);
    this.isShown = false;
  }

  private write(text: string): void {
    this.terminal.write(text);
    // What a terminal does not take is lost; the command itself fails where it writes its result.
    void this.terminal.flush().catch(() => undefined);
  }
}
