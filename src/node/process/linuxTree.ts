import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { killQuietly } from './killQuietly';
import {
  allProcesses,
  childrenOf,
  hasInEnvironment,
  type ProcessStat,
  readMemory,
  readSharedOut,
  readStat,
  TICK_MILLISECONDS,
  touches,
  youngestProcess,
} from './procFiles';
import type { ProcessTree, Usage } from './processTree';

const ROUNDS = 200;
const LONGEST_ROUND_MILLISECONDS = 10;
/** The numbers of processes go up and do not come round within this time, however many are started. */
const ROUND_TRIP_MILLISECONDS = 1000;

/** Less than any program holds that the system has loaded: what was seen by then is not the program's own. */
const LOADING_MEGABYTES = 0.5;

/** By what else than its parents a process is known to belong to a run. */
export interface SignsOfRun {
  /** An entry of the environment, as `NAME=value`. */
  readonly mark: string;
  /** Folders and files of the run's own. */
  readonly places: readonly string[];
}

/** The processor time of the children that this process has waited for; to be read before a tree is started. */
export function waitedForMilliseconds(): number {
  return readStat('self')?.childrenMilliseconds ?? 0;
}

/**
 * A process tree as `/proc` shows it. What belongs to it: the program, its group and session, every descendant seen,
 * and every process that bears the run's mark, works in its folder or has its output open. Only a process that takes
 * care of all of these, and loses its parent between two samples, gets away.
 */
export class LinuxTree implements ProcessTree {
  /** When each process was started, by its number. */
  private readonly seen = new Map<number, number>();
  private cpu = 0;
  private peak = 0;
  private threads = 1;
  private readonly began = performance.now();
  private sampled = this.began;

  /**
   * @param root the program, which leads its group and session
   * @param waitedFor `waitedForMilliseconds()` as it was before the program was started
   */
  constructor(
    private readonly root: number,
    private readonly signs: SignsOfRun,
    private readonly waitedFor: number,
  ) {
    const started = readStat(root)?.started;
    if (started !== undefined) this.seen.set(root, started);
    preferForKilling(root);
  }

  sample(): Promise<Usage> {
    const found = this.walk();
    let cpu = 0;
    let threads = 0;
    let memory = 0;
    for (const [id, stat] of found) {
      cpu += stat.ownMilliseconds + stat.childrenMilliseconds;
      threads += stat.threads;
      const held = readMemory(id);
      if (!held) continue;
      this.peak = Math.max(this.peak, held.peak);
      memory += found.size === 1 ? held.now : (readSharedOut(id) ?? held.now);
    }
    this.cpu = Math.max(this.cpu, cpu);
    this.peak = Math.max(this.peak, memory);
    this.threads = Math.max(threads, 1);
    this.sampled = performance.now();
    return Promise.resolve(this.usage());
  }

  kill(): void {
    killQuietly(-this.root);
    for (const id of this.walk().keys()) killQuietly(id);
  }

  async end(): Promise<Usage> {
    this.addRest();
    if (youngestProcess() !== this.root) {
      killQuietly(-this.root);
      for (let round = 0; round < ROUNDS; round++) {
        const left = this.survivors();
        if (left.length === 0) break;
        left.forEach(killQuietly);
        await wait(Math.min(round, LONGEST_ROUND_MILLISECONDS));
      }
    }
    return this.usage();
  }

  private usage(): Usage {
    return { cpuMilliseconds: this.cpu, megabytes: this.peak < LOADING_MEGABYTES ? undefined : this.peak };
  }

  /**
   * Adds what was taken after the last sample: the system tells it of all children that this process has waited for,
   * so it is held to what the threads of the tree can have taken since, and the sample was rounded down.
   */
  private addRest(): void {
    const total = waitedForMilliseconds() - this.waitedFor;
    const most = this.cpu + TICK_MILLISECONDS + (performance.now() - this.sampled) * this.threads;
    this.cpu = Math.max(this.cpu, Math.min(total, most));
  }

  /** The processes of the tree that can be reached, living or not yet waited for. */
  private walk(): Map<number, ProcessStat> {
    const found = new Map<number, ProcessStat>();
    const queue = [...this.seen.keys()];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (found.has(id)) continue;
      const stat = readStat(id);
      const started = this.seen.get(id);
      if (stat === undefined || (started !== undefined && started !== stat.started)) {
        this.seen.delete(id);
        continue;
      }
      this.seen.set(id, stat.started);
      found.set(id, stat);
      queue.push(...childrenOf(id));
    }
    return found;
  }

  private survivors(): number[] {
    const known = this.walk();
    return this.candidates().filter((id) => {
      const stat = known.get(id) ?? readStat(id);
      return stat !== undefined && !stat.isZombie && (known.has(id) || this.owns(id, stat));
    });
  }

  /** The processes that may have been started after the program. */
  private candidates(): number[] {
    const cameRound =
      performance.now() - this.began > ROUND_TRIP_MILLISECONDS || (youngestProcess() ?? 0) < this.root;
    return cameRound ? allProcesses() : allProcesses().filter((id) => id > this.root);
  }

  private owns(id: number, { group, session }: ProcessStat): boolean {
    const { mark, places } = this.signs;
    return group === this.root || session === this.root || hasInEnvironment(id, mark) || touches(id, places);
  }
}

/** Has the system kill the program, and not the editor, where memory runs out faster than the samples see. */
function preferForKilling(id: number): void {
  try {
    writeFileSync(`/proc/${id}/oom_score_adj`, '1000');
  } catch {
    // It has ended already, or the system has no such file.
  }
}
