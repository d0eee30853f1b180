import type { Ending, Limits, Run } from '../../core/judge/submission';
import type { Translate } from '../../core/text/translate';
import { runProgram } from '../process/runProgram';
import type { Program } from './compiler';
import { programArguments } from './programArguments';
import { asTheUserNames } from './programPlace';
import type { StartUp } from './startUps';

/** Memory beside the heap, for machines that keep the heap within the limit themselves. */
const BESIDE_HEAP_MEGABYTES = 64;

const WALL_FACTOR = 3;
const WALL_MORE_MILLISECONDS = 1000;

export interface ProgramRun {
  readonly run: Run;
  /** How it ended, whether the time limit was passed by then or not. */
  readonly bareEnding: Ending;
}

/** Runs one program, with what its language takes to start left out of times and allowed for in limits. */
export class ProgramRunner {
  constructor(
    private readonly program: Program,
    private readonly limits: Limits,
    private readonly startUp: StartUp,
    private readonly signal: AbortSignal,
    private readonly t: Translate,
  ) {}

  /** @param times as many times the time limit it may run; what ends later than the limit has still passed it */
  async run(input: string, times: 1 | 2 = 1): Promise<ProgramRun> {
    const { limits, program, startUp } = this;
    const beside = program.toolchain.toolchain.limitsHeap ? BESIDE_HEAP_MEGABYTES : 0;
    const run = await runProgram({
      argv: programArguments(program, limits.megabytes),
      input,
      limits: {
        ...limits,
        milliseconds: limits.milliseconds * times + startUp.milliseconds,
        megabytes: limits.megabytes + Math.ceil(startUp.megabytes) + beside,
      },
      wallMilliseconds:
        limits.milliseconds * WALL_FACTOR + WALL_MORE_MILLISECONDS + startUp.wallMilliseconds * WALL_FACTOR,
      signal: this.signal,
      t: this.t,
    });
    return { run: this.withoutStartUp(run), bareEnding: run.ending };
  }

  private withoutStartUp(run: Run): Run {
    const { startUp, limits, program } = this;
    const cpuMilliseconds = run.cpuMilliseconds && Math.max(0, run.cpuMilliseconds - startUp.milliseconds);
    const wallMilliseconds = Math.max(0, run.wallMilliseconds - startUp.wallMilliseconds);
    const late = (cpuMilliseconds ?? wallMilliseconds) > limits.milliseconds && run.ending.kind !== 'stopped';
    const clock = cpuMilliseconds === undefined ? 'wall' : 'cpu';
    const ending: Ending = late ? { kind: 'time-limit', clock } : run.ending;
    return {
      ...run,
      ending,
      cpuMilliseconds,
      wallMilliseconds,
      errors: asTheUserNames(run.errors, program.place),
    };
  }
}
