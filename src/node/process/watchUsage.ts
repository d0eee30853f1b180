import type { ProcessTree, Usage } from './processTree';

const FIRST_PAUSE_MILLISECONDS = 1;
const LONGEST_PAUSE_MILLISECONDS = 25;

/**
 * Samples what a program takes, often at first, as short runs end and runaway ones grow fast, and then forty times a
 * second.
 *
 * @returns ends the sampling
 */
export function watchUsage(tree: ProcessTree, onSample: (usage: Usage | undefined) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const sampleAfter = (pause: number) => {
    timer = setTimeout(() => void sample(Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS)), pause);
  };
  const sample = async (nextPause: number): Promise<void> => {
    const usage = await tree.sample();
    if (stopped) return;
    onSample(usage);
    sampleAfter(nextPause);
  };
  sampleAfter(FIRST_PAUSE_MILLISECONDS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
