import type { Ending, Limits, Run } from '../../core/judge/submission';
import type { Translate } from '../../core/text/translate';
import { describeStart } from './describeStart';
import { RunFolder } from './runFolder';
import { makeRunsFolder, RUNS_FOLDER } from './runsFolder';
import { startProgram } from './startProgram';
import { supervise } from './supervise';

/** A program to be run, and what it may take. */
export interface ProgramRequest {
  /** The program, by path or by its name on the path of programs, and its arguments; they are passed on as they are. */
  readonly argv: readonly string[];
  /** Where it runs; without one in a new empty folder, which is removed afterwards. */
  readonly directory?: string;
  /** Goes before the environment that every program gets: a path of programs, a home, a language, temporary files. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Its standard input, a file to it. */
  readonly input: string;
  readonly limits: Limits;
  /**
   * Of the wall clock; more than the limit of processor time, or no program is told by that. As long as a program takes a
   * tenth of it in processor time it is given as much again: it works, and others run beside it.
   */
  readonly wallMilliseconds: number;
  readonly signal: AbortSignal;
  readonly t: Translate;
}

/**
 * Runs a program to its end, or until it passes a limit or `signal` is aborted, and kills whatever is left of it and of
 * all that it started; when this promise is settled nothing of it lives. Never rejects.
 *
 * Times are those of the program from its start on, the start-up of its interpreter among them. Processor time is exact
 * to a hundredth of a second on Linux; elsewhere it is that of the last sample, or undefined. Memory is resident memory,
 * sampled: the peak of a program that ends within some milliseconds may be missed. Output and errors are decoded as
 * UTF-8, else as GBK. `files` are names in the new folder, none where `directory` is given; at most twenty.
 *
 * An exit code above 128 is left a code, as a shell or a virtual machine gives it. On Windows a crash is named as a signal
 * is elsewhere, such as `ACCESS_VIOLATION`.
 */
export async function runProgram(request: ProgramRequest): Promise<Run> {
  const { argv, signal, t } = request;
  if (signal.aborted) return withoutRun({ kind: 'stopped' });
  let folder: RunFolder;
  try {
    await makeRunsFolder();
    folder = await RunFolder.make(RUNS_FOLDER);
  } catch (error) {
    return withoutRun({
      kind: 'not-started',
      message: error instanceof Error ? error.message : String(error),
    });
  }
  const { directory = folder.working, environment = {} } = request;
  try {
    const program = await startProgram({ ...request, directory, environment }, folder);
    const run = await supervise(program, { ...request, written: () => folder.workingBytes() });
    return { ...run, files: await folder.names() };
  } catch (error) {
    return withoutRun({ kind: 'not-started', message: describeStart(error, argv[0] ?? '', directory, t) });
  } finally {
    await folder.remove();
  }
}

function withoutRun(ending: Ending): Run {
  return {
    ending,
    cpuMilliseconds: undefined,
    wallMilliseconds: 0,
    megabytes: undefined,
    output: '',
    errors: '',
    files: [],
  };
}
