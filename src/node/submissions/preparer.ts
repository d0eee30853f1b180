import type { Compilation, SubmissionResult } from '../../core/judge/submission';
import { type DistanceTable, buildDistances } from '../../core/problems/rotation/distances';
import { finish } from '../../core/search/slices';
import type { Translate } from '../../core/text/translate';
import type { Submission } from '../../host/submissions/submissionRunner';
import { findToolchain } from '../toolchains/findToolchain';
import { Compiler } from './compiler';
import { ProgramRunner } from './programRunner';
import { ProgramStore } from './programStore';
import { readSource } from './readSource';
import { StartUps } from './startUps';
import { versionOf } from './versionOf';

/** A submission that is ready to be run, or why it is not. */
export type Prepared =
  | { readonly kind: 'ready'; readonly compilation: Compilation; readonly runner: ProgramRunner }
  | SubmissionResult;

/** Makes submissions ready to be run. One serves all of a process: it knows what was found, made and measured before. */
export class Preparer {
  private readonly compiler: Compiler;
  private readonly startUps: StartUps;
  private readonly versions = new Map<string, string>();
  private distances: DistanceTable | undefined;

  constructor(
    private readonly t: Translate,
    store = new ProgramStore(),
  ) {
    this.compiler = new Compiler(store, t);
    this.startUps = new StartUps(this.compiler, t);
  }

  get table(): DistanceTable {
    this.distances ??= finish(buildDistances());
    return this.distances;
  }

  /** Finds the toolchain, compiles and measures the start-up. Rejects where the source cannot be read. */
  async prepare(
    { path, text, toolchains, limits }: Submission,
    signal: AbortSignal,
    onCompiling: (language: string) => void,
  ): Promise<Prepared> {
    const source = text ?? (await readSource(path));
    const found = await findToolchain(path, toolchains, (argv) => this.version(argv, signal), this.t);
    if (signal.aborted) return { kind: 'stopped' };
    if (found.kind !== 'found') return found;
    onCompiling(found.language);
    const compiled = await this.compiler.compile(path, source, found, signal);
    if (compiled.kind === 'stopped') return compiled;
    const { compilation } = compiled;
    if (compiled.kind === 'failed') return { kind: 'judged', verdict: 'CE', compilation, inputs: [] };
    const startUp = await this.startUps.of(found, path, limits.megabytes, signal);
    const runner = new ProgramRunner(compiled.program, limits, startUp, signal, this.t);
    return { kind: 'ready', compilation, runner };
  }

  private async version(argv: readonly string[], signal: AbortSignal): Promise<string | undefined> {
    const key = JSON.stringify(argv);
    const known = this.versions.get(key);
    if (known !== undefined) return known;
    const version = await versionOf(argv, signal, this.t);
    if (version !== undefined) this.versions.set(key, version);
    return version;
  }
}
