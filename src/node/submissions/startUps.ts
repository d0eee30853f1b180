import type { Limits } from '../../core/judge/submission';
import type { Translate } from '../../core/text/translate';
import { runProgram } from '../process/runProgram';
import type { FoundToolchain } from '../toolchains/findToolchain';
import type { Compiler } from './compiler';
import { programArguments } from './programArguments';

/** What a program of a language takes before its first line runs. */
export interface StartUp {
  /** Of processor time, in milliseconds. */
  readonly milliseconds: number;
  readonly wallMilliseconds: number;
  /** Of memory, in units of 2^20 bytes. */
  readonly megabytes: number;
}

const AT_ONCE: StartUp = { milliseconds: 0, wallMilliseconds: 0, megabytes: 0 };

const LIMITS: Limits = { milliseconds: 20_000, megabytes: 1024, outputBytes: 1 << 16 };
const WALL_MILLISECONDS = 40_000;

/** What the start of programs takes, measured once for each toolchain by running an empty program. */
export class StartUps {
  private readonly measured = new Map<string, StartUp>();

  constructor(
    private readonly compiler: Compiler,
    private readonly t: Translate,
  ) {}

  /**
   * Nothing for languages whose programs start at once, and where the empty program does not run.
   *
   * @param source a path whose ending is that of the language
   * @param memory the limit that the language's machine gets, in megabytes
   */
  async of(toolchain: FoundToolchain, source: string, memory: number, signal: AbortSignal): Promise<StartUp> {
    if (toolchain.empty === undefined) return AT_ONCE;
    const key = JSON.stringify([toolchain.version, [...toolchain.paths], toolchain.toolchain.run]);
    const known = this.measured.get(key);
    if (known) return known;
    const startUp = await this.measure(toolchain, toolchain.empty, source, memory, signal);
    if (startUp) this.measured.set(key, startUp);
    return startUp ?? AT_ONCE;
  }

  private async measure(
    toolchain: FoundToolchain,
    empty: string,
    source: string,
    memory: number,
    signal: AbortSignal,
  ): Promise<StartUp | undefined> {
    const compiled = await this.compiler.compile(source, empty, toolchain, signal);
    if (compiled.kind !== 'ready') return undefined;
    const { ending, cpuMilliseconds, wallMilliseconds, megabytes } = await runProgram({
      argv: programArguments(compiled.program, memory),
      input: '',
      limits: LIMITS,
      wallMilliseconds: WALL_MILLISECONDS,
      signal,
      t: this.t,
    });
    if (ending.kind !== 'exited' || ending.code !== 0) return undefined;
    return {
      milliseconds: cpuMilliseconds ?? wallMilliseconds,
      wallMilliseconds,
      megabytes: megabytes ?? 0,
    };
  }
}
