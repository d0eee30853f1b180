import type { Ending } from '../../core/judge/submission';
import type { ProcessTree } from './processTree';

/** A program that the system holds on to may never end. */
const DEATH_MILLISECONDS = 3000;

/** Kills a process tree once, for the first reason that there is. */
export class Killer {
  private first: Ending | undefined;
  private resting = false;
  private timer: NodeJS.Timeout | undefined;
  private giveUp: () => void = () => undefined;

  /** Resolves when the killed program has not ended for too long. */
  readonly inVain = new Promise<undefined>((resolve) => {
    this.giveUp = () => {
      resolve(undefined);
    };
  });

  /** @param patience how long a killed program is waited for, in milliseconds */
  constructor(
    private readonly tree: ProcessTree,
    private readonly patience = DEATH_MILLISECONDS,
  ) {}

  get reason(): Ending | undefined {
    return this.first;
  }

  /** After `rest` only the reason is kept. */
  kill(reason: Ending): void {
    if (this.first) return;
    this.first = reason;
    if (this.resting) return;
    this.tree.kill();
    this.timer = setTimeout(this.giveUp, this.patience);
  }

  /** The program has ended, and its number may be given to another. */
  rest(): void {
    this.resting = true;
    clearTimeout(this.timer);
  }
}
