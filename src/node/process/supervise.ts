import type { Ending, Limits, Run } from '../../core/judge/submission';
import { crashName } from './crashName';
import { Killer } from './killer';
import { StreamReader } from './streamReader';
import type { Usage } from './processTree';
import type { ProgramEnd, StartedProgram } from './startProgram';
import { unwatch, watch } from './watchdog';
import { watchUsage } from './watchUsage';

const ERROR_BYTES = 1 << 16;

/** A program that takes this share of the time works, though others may keep it from the processor; else it waits. */
const WORKING_SHARE = 0.1;

export interface Supervision {
  readonly limits: Limits;
  readonly wallMilliseconds: number;
  readonly signal: AbortSignal;
  /** Bytes of the files that the program has written until now. */
  readonly written: () => number;
}

/** Follows a program to its end, or ends it at a limit, and then ends all that it left behind. */
export async function supervise(
  program: StartedProgram,
  supervision: Supervision,
): Promise<Omit<Run, 'files'>> {
  const { id, tree } = program;
  const { limits } = supervision;
  watch(id);
  const killer = new Killer(tree);
  const output = new StreamReader(program.output, limits.outputBytes, () => {
    killer.kill({ kind: 'output-limit' });
  });
  const errors = new StreamReader(program.errors, ERROR_BYTES, () => undefined);
  const release = guard(program, supervision, killer);
  const end = await Promise.race([program.ended, killer.inVain]);
  release();
  killer.rest();
  const milliseconds = (end?.at ?? performance.now()) - program.started;
  const usage = await tree.end();
  unwatch(id);
  await Promise.all([output.drain(), errors.drain()]);
  const ending = killer.reason ?? passedLimit(usage, limits) ?? endingOf(end);
  const cut = ending.kind !== 'exited';
  return {
    ending,
    cpuMilliseconds: usage?.cpuMilliseconds,
    wallMilliseconds: milliseconds,
    megabytes: usage?.megabytes,
    output: output.text(cut),
    errors: errors.text(cut),
  };
}

/**
 * Has a program killed at its limits and on the user's wish.
 *
 * @returns ends that, once the program has ended
 */
function guard({ tree }: StartedProgram, supervision: Supervision, killer: Killer): () => void {
  const { limits, wallMilliseconds, signal, written } = supervision;
  const onAbort = () => {
    killer.kill({ kind: 'stopped' });
  };
  let cpu = 0;
  let cpuBefore = 0;
  const onWall = () => {
    if (cpu - cpuBefore < wallMilliseconds * WORKING_SHARE) {
      killer.kill({ kind: 'time-limit', clock: 'wall' });
      return;
    }
    cpuBefore = cpu;
    wall.refresh();
  };
  let turn: NodeJS.Immediate | undefined;
  // If this process was held up, the end of the program is told only after the timers of the turn.
  const wall = setTimeout(() => (turn = setImmediate(onWall)), wallMilliseconds);
  const endSamples = watchUsage(tree, (usage) => {
    cpu = usage?.cpuMilliseconds ?? cpu;
    const passed = passedLimit(usage, limits);
    if (passed) killer.kill(passed);
    else if (written() > limits.outputBytes) killer.kill({ kind: 'output-limit' });
  });
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  return () => {
    clearTimeout(wall);
    clearImmediate(turn);
    endSamples();
    signal.removeEventListener('abort', onAbort);
  };
}

function passedLimit(
  { cpuMilliseconds = 0, megabytes = 0 }: Partial<Usage> = {},
  limits: Limits,
): Ending | undefined {
  if (cpuMilliseconds > limits.milliseconds) return { kind: 'time-limit', clock: 'cpu' };
  return megabytes > limits.megabytes ? { kind: 'memory-limit' } : undefined;
}

function endingOf(end: ProgramEnd | undefined): Ending {
  if (end?.code === undefined || end.code === null)
    return { kind: 'signal', signal: end?.signal ?? 'SIGKILL' };
  const crash = process.platform === 'win32' ? crashName(end.code) : undefined;
  return crash === undefined ? { kind: 'exited', code: end.code } : { kind: 'signal', signal: crash };
}
