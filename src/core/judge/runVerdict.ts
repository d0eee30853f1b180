import type { Run } from './submission';
import type { CheckVerdict, Verdict } from './verdict';

/** What virtual machines say when their heap, which keeps the limit of memory, is full. */
const HEAP_IS_FULL = /java\.lang\.OutOfMemoryError|JavaScript heap out of memory/;

/** Whether a program that ended badly did so because its machine's heap was full. */
export function heapIsFull({ errors }: Run): boolean {
  return HEAP_IS_FULL.test(errors);
}

/** The verdict on a run: that on its output where the program ended well. */
export function runVerdict(run: Run, output: CheckVerdict): Verdict {
  const { ending } = run;
  switch (ending.kind) {
    case 'time-limit':
      return 'TLE';
    case 'memory-limit':
      return 'MLE';
    case 'output-limit':
      return 'OLE';
    case 'exited':
      if (ending.code === 0) return output;
      return heapIsFull(run) ? 'MLE' : 'RE';
    case 'signal':
      return heapIsFull(run) ? 'MLE' : 'RE';
    case 'stopped':
    case 'not-started':
      return 'RE';
  }
}

/** Whether a verdict is on how a program ended, not on what it wrote. */
export function isBadEnding(verdict: Verdict): boolean {
  return verdict === 'TLE' || verdict === 'MLE' || verdict === 'OLE' || verdict === 'RE';
}
