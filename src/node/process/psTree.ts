import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { killQuietly } from './killQuietly';
import type { ProcessTree, Usage } from './processTree';

const ROUNDS = 20;
const ROUND_MILLISECONDS = 50;
const KILOBYTES = 1024;

interface ListedProcess {
  readonly id: number;
  readonly parent: number;
  readonly group: number;
  readonly megabytes: number;
  readonly cpuMilliseconds: number;
}

/**
 * A process tree as `ps` shows it, for macOS and other systems without `/proc`. The time after the last sample is not
 * told, memory that processes share counts for each, and a process that starts a session and loses its parent between two samples gets away.
 */
export class PsTree implements ProcessTree {
  private readonly seen = new Set<number>();
  private latest: Usage | undefined;

  /**
   * @param root the program, which leads its group
   * @param list what `ps` prints with the columns of `parseProcesses`
   */
  constructor(
    private readonly root: number,
    private readonly list = runPs,
  ) {
    this.seen.add(root);
  }

  async sample(): Promise<Usage | undefined> {
    const found = await this.find();
    if (found.length === 0) return this.latest;
    const sum = (of: (process: ListedProcess) => number) =>
      found.reduce((total, process) => total + of(process), 0);
    const cpu = sum((process) => process.cpuMilliseconds);
    const memory = sum((process) => process.megabytes);
    this.latest = {
      cpuMilliseconds: Math.max(this.latest?.cpuMilliseconds ?? 0, cpu),
      megabytes: Math.max(this.latest?.megabytes ?? 0, memory),
    };
    return this.latest;
  }

  kill(): void {
    killQuietly(-this.root);
    this.seen.forEach(killQuietly);
  }

  async end(): Promise<Usage | undefined> {
    killQuietly(-this.root);
    this.seen.delete(this.root);
    for (let round = 0; round < ROUNDS; round++) {
      const left = await this.find();
      if (left.length === 0) break;
      for (const { id } of left) killQuietly(id);
      await wait(ROUND_MILLISECONDS);
    }
    return this.latest;
  }

  private async find(): Promise<ListedProcess[]> {
    const found = treeOf(parseProcesses(await this.list()), this.root, this.seen);
    this.seen.clear();
    for (const { id } of found) this.seen.add(id);
    return found;
  }
}

/** The processes of a group, those of `seen`, and all their descendants. */
function treeOf(listed: readonly ListedProcess[], group: number, seen: ReadonlySet<number>): ListedProcess[] {
  const found = new Map<number, ListedProcess>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const process of listed) {
      if (process.group === group || seen.has(process.id) || found.has(process.parent))
        found.set(process.id, process);
    }
  }
  return [...found.values()];
}

async function runPs(): Promise<string> {
  try {
    return (await promisify(execFile)('ps', ['-axo', 'pid=,ppid=,pgid=,rss=,stat=,time='])).stdout;
  } catch {
    return '';
  }
}

/** Parses lines of `ps` with number, parent, group, memory in kilobytes, state and time; without the ended ones. */
export function parseProcesses(text: string): ListedProcess[] {
  return text.split('\n').flatMap((line) => {
    const [id, parent, group, kilobytes, state, time] = line.trim().split(/\s+/);
    if (time === undefined || state?.startsWith('Z')) return [];
    return [
      {
        id: Number(id),
        parent: Number(parent),
        group: Number(group),
        megabytes: Number(kilobytes) / KILOBYTES,
        cpuMilliseconds: parseTime(time),
      },
    ];
  });
}

/** Milliseconds of `[[days-]hours:]minutes:seconds[.hundredths]`. */
function parseTime(time: string): number {
  const [days, clock] = time.includes('-') ? time.split('-') : ['0', time];
  const seconds = (clock ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round((Number(days) * 86_400 + seconds) * 1000);
}
