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
  youngestProcess,
} from './procFiles';
import type { ProcessTree, Usage } from './processTree';

const ROUNDS = 200;
const ROUND_MILLISECONDS = 10;

/** The processor time of the children that this process has waited for; to be read before a tree is started. */
export function waitedForMilliseconds(): number {
  return readStat('self')?.childrenMilliseconds ?? 0;
}

/**
 * A process tree as `/proc` shows it. What belongs to it: the program, its group and session, every descendant seen,
 * and every process that has the run's mark in its environment. Only a process that clears its environment, starts a
 * session and loses its parent, all between two samples, gets away.
 */
export class LinuxTree implements ProcessTree {
  /** When each process was started, by its number. */
  private readonly seen = new Map<number, number>();
  private cpu = 0;
  private peak = 0;
  private threads = 1;
  private sampled = performance.now();

  /**
   * @param root the program, which leads its group and session
   * @param mark an entry of its environment that no other run has
   * @param waitedFor `waitedForMilliseconds()` as it was before the program was started
   */
  constructor(
    private readonly root: number,
    private readonly mark: string,
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
      for (let round = 0; round < ROUNDS; round++) {
        const left = this.survivors();
        if (left.length === 0) break;
        left.forEach(killQuietly);
        await wait(ROUND_MILLISECONDS);
      }
    }
    return this.usage();
  }

  private usage(): Usage {
    return { cpuMilliseconds: this.cpu, megabytes: this.peak || undefined };
  }

  /**
   * Adds what was taken after the last sample: the system tells it of all children that this process has waited for,
   * so it is held to what the threads of the tree can have taken since.
   */
  private addRest(): void {
    const total = waitedForMilliseconds() - this.waitedFor;
    const most = this.cpu + (performance.now() - this.sampled) * this.threads;
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
    return allProcesses().filter((id) => {
      const stat = known.get(id) ?? readStat(id);
      return stat !== undefined && !stat.isZombie && (known.has(id) || this.owns(id, stat));
    });
  }

  private owns(id: number, stat: ProcessStat): boolean {
    return stat.group === this.root || stat.session === this.root || hasInEnvironment(id, this.mark);
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
