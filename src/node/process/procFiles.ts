import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Clock ticks of `/proc` are hundredths of a second to every program, whatever the kernel's own. */
export const TICK_MILLISECONDS = 10;
const KILOBYTES = 1024;

/** What `/proc/PID/stat` says of a process. */
export interface ProcessStat {
  readonly isZombie: boolean;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  /** Of the process alone, its threads together. */
  readonly ownMilliseconds: number;
  /** Of the children that it has waited for, and theirs. */
  readonly childrenMilliseconds: number;
  readonly threads: number;
  /** When it was started, in ticks since the system was; with its number it names a process for good. */
  readonly started: number;
}

/** Undefined for a process that is not there. */
export function readStat(id: number | 'self'): ProcessStat | undefined {
  const text = read(`/proc/${id}/stat`);
  return text === undefined ? undefined : parseStat(text);
}

/** Parses `/proc/PID/stat`; the name of the program, second of its fields, may hold spaces and brackets. */
export function parseStat(text: string): ProcessStat {
  const [state = '', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (index: number) => Number(rest[index]);
  return {
    isZombie: state === 'Z' || state === 'X',
    parent: field(0),
    group: field(1),
    session: field(2),
    ownMilliseconds: (field(10) + field(11)) * TICK_MILLISECONDS,
    childrenMilliseconds: (field(12) + field(13)) * TICK_MILLISECONDS,
    threads: field(16),
    started: field(18),
  };
}

/** Memory of a process in units of 2^20 bytes: what it holds, and the most that it ever held. */
export function readMemory(id: number): { readonly now: number; readonly peak: number } | undefined {
  const text = read(`/proc/${id}/status`);
  const now = text && kilobytesOf(text, 'VmRSS');
  return text && now
    ? { now: now / KILOBYTES, peak: (kilobytesOf(text, 'VmHWM') ?? now) / KILOBYTES }
    : undefined;
}

/** Memory of a process in units of 2^20 bytes, where what it shares with n others counts as an nth. */
export function readSharedOut(id: number): number | undefined {
  const kilobytes = kilobytesOf(read(`/proc/${id}/smaps_rollup`) ?? '', 'Pss');
  return kilobytes === undefined ? undefined : kilobytes / KILOBYTES;
}

/** The processes that a process has started and not waited for. */
export function childrenOf(id: number): number[] {
  return listNumbers(`/proc/${id}/task`).flatMap((thread) =>
    (read(`/proc/${id}/task/${thread}/children`) ?? '').split(' ').filter(Boolean).map(Number),
  );
}

/** Every process of the system that can be seen. */
export function allProcesses(): number[] {
  return listNumbers('/proc');
}

/** Whether `entry`, as `NAME=value`, stands in the environment that a process was started with. */
export function hasInEnvironment(id: number, entry: string): boolean {
  return (read(`/proc/${id}/environ`) ?? '').split('\0').includes(entry);
}

/** Whether a process works in one of some folders or below, or has one of some files as its input, output or errors. */
export function touches(id: number, places: readonly string[]): boolean {
  return ['cwd', 'fd/0', 'fd/1', 'fd/2'].some((link) => {
    try {
      const path = readlinkSync(`/proc/${id}/${link}`);
      return places.some(
        (place) => path === place || path.startsWith(`${place}/`) || path === `${place} (deleted)`,
      );
    } catch {
      return false;
    }
  });
}

/** The number that the youngest process or thread of the system was given. */
export function youngestProcess(): number | undefined {
  const last = read('/proc/loadavg')?.trim().split(' ').at(-1);
  return last === undefined ? undefined : Number(last);
}

function kilobytesOf(text: string, name: string): number | undefined {
  const value = new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(text)?.[1];
  return value === undefined ? undefined : Number(value);
}

function listNumbers(path: string): number[] {
  try {
    return readdirSync(path)
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
}
