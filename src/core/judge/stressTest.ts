import type { Board } from '../problems/rotation/board';
import type { DistanceTable } from '../problems/rotation/distances';
import { type Failure, failureOf, isSameFailure } from './failure';
import type { Profile } from './profile';
import { type StressInput, shrink } from './shrink';
import { type StressAim, type StressBatch, NEAR, isPromised, stressBatches } from './stressBatches';
import { type StressLayout, layOutStress } from './stressLayout';
import type { InputResult } from './submission';

export interface StressProgress {
  /** Boards that were run so far, those of the shrinking not counted. */
  readonly boards: number;
  readonly batches: number;
  /** Whether a failing input was found and is being made smaller. */
  readonly shrinking: boolean;
}

/** What came of a stress test. */
export type StressOutcome =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'passed'; readonly seed: number; readonly boards: number; readonly batches: number }
  | {
      readonly kind: 'failed';
      readonly seed: number;
      /** What the batch was to bring out in which the failure was found. */
      readonly batch: StressAim;
      readonly layout: StressLayout;
      /** The smallest input found on which the submission still fails in the same way. */
      readonly input: string;
      readonly boards: readonly Board[];
      /** Of the run on that input. */
      readonly result: InputResult;
    };

export interface StressTestOptions {
  /** A whole number, of which the lower 32 bits count. */
  readonly seed: number;
  /** How long to look for a failure; to make it smaller is given more. */
  readonly seconds: number;
  readonly profile: Profile;
  readonly distances: DistanceTable;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  readonly isStopped: () => boolean;
  readonly onProgress: (progress: StressProgress) => void;
}

/** Runs a submission on an input, on the whole of it only. */
export type JudgeInput = (input: string) => Promise<InputResult>;

/** How many more batches are run after a finding that may wait, for one that counts more. */
const PATIENCE = 24;

const MOST_SHRINKING_RUNS = 150;
const SHRINKING_MILLISECONDS = 15_000;

interface Finding {
  readonly batch: StressBatch;
  readonly failure: Failure;
  readonly result: InputResult;
}

/**
 * Runs a submission on one batch after another until it fails or time is over, and makes the input smaller on which it
 * fails. That it takes too much time or memory on far boards, or fails on what the statement does not promise, is kept
 * until nothing else was found for a while.
 */
export async function stressTest(judge: JudgeInput, options: StressTestOptions): Promise<StressOutcome> {
  const { seed, seconds, profile, now, isStopped, onProgress } = options;
  const end = now() + seconds * 1000;
  let boards = 0;
  let batches = 0;
  let waiting: Finding | undefined;
  let patience = PATIENCE;
  for (const batch of stressBatches(options)) {
    if (isStopped() || now() >= end || patience === 0) break;
    if (waiting && !mayTellMore(batch, waiting)) continue;
    if (waiting) patience--;
    onProgress({ boards, batches, shrinking: false });
    const finding = await runBatch(batch);
    if (isStopped()) break;
    boards += batch.boards.length;
    batches++;
    if (!finding) continue;
    if (!mayWait(finding)) return report(finding);
    if (!waiting || !isPromised(waiting.batch)) waiting = finding;
  }
  if (waiting) return report(waiting);
  return isStopped() ? { kind: 'stopped' } : { kind: 'passed', seed, boards, batches };

  async function runBatch(batch: StressBatch): Promise<Finding | undefined> {
    const result = await judge(layOutStress(batch.boards, batch.layout, profile));
    const failure = failureOf(result);
    if (!failure) return undefined;
    if (batch.layout !== 'line') {
      const plain = await runBatch({ ...batch, aim: 'near', layout: 'line' });
      if (plain) return plain;
    }
    return { batch, failure, result };
  }

  async function report({ batch, failure, result }: Finding): Promise<StressOutcome> {
    const last = now() + SHRINKING_MILLISECONDS;
    const fails = async (input: StressInput): Promise<Failed | undefined> => {
      if (isStopped() || now() >= last) return undefined;
      onProgress({ boards, batches, shrinking: true });
      const again = await judge(layOutStress(input.boards, input.layout, profile));
      const found = isStopped() ? undefined : failureOf(again);
      return found && isSameFailure(found, failure) ? { case: found.case, result: again } : undefined;
    };
    const isSlow = tookTooMuch(failure);
    const { input, failed } = await shrink(batch, { case: failure.case, result }, fails, {
      distances: options.distances,
      seed,
      mostRuns: MOST_SHRINKING_RUNS,
      boardsPerDistance: isSlow ? 4 : 24,
      boardsPerRun: profile === 'single-board' ? 1 : isSlow ? 4 : 24,
    });
    return {
      kind: 'failed',
      seed,
      batch: batch.aim,
      layout: input.layout,
      input: layOutStress(input.boards, input.layout, profile),
      boards: input.boards,
      result: failed.result,
    };
  }
}

interface Failed {
  readonly case: number | undefined;
  readonly result: InputResult;
}

function tookTooMuch({ verdict }: Failure): boolean {
  return verdict === 'TLE' || verdict === 'MLE';
}

function mayWait({ batch, failure }: Finding): boolean {
  return !isPromised(batch) || (tookTooMuch(failure) && batch.farthest > NEAR);
}

/** Whether a batch may show another fault than the one that was found. */
function mayTellMore(batch: StressBatch, { batch: found, failure }: Finding): boolean {
  return isPromised(batch) && !(tookTooMuch(failure) && batch.farthest >= found.farthest);
}
