import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Compilation, CompilerMessage } from '../../core/judge/submission';
import type { Translate } from '../../core/text/translate';
import { compilerMessages } from '../toolchains/compilerMessages';
import type { FoundToolchain } from '../toolchains/findToolchain';
import { includedFiles } from './includedFiles';
import { mainClass } from './mainClass';
import { type ProgramPlace, asTheUserNames } from './programPlace';
import { type ProgramRecord, readRecord, writeRecord } from './programRecord';
import type { ProgramStore } from './programStore';
import { type ToolchainRun, runCompiler } from './runCompiler';
import { SharedWork } from './sharedWork';
import { sourceCopy } from './sourceCopy';

/** A program that is ready to be run. */
export interface Program {
  readonly toolchain: FoundToolchain;
  readonly place: ProgramPlace;
  /** The Java class that has `main`, where there is one. */
  readonly mainClass: string | undefined;
}

export type CompileResult =
  | { readonly kind: 'ready'; readonly compilation: Compilation; readonly program: Program }
  | { readonly kind: 'failed'; readonly compilation: Compilation }
  | { readonly kind: 'stopped' };

/** Makes programs of sources, each once: what was made is kept, and who asks for the same at a time waits for one. */
export class Compiler {
  private readonly shared = new SharedWork<CompileResult>();

  constructor(
    private readonly store: ProgramStore,
    private readonly t: Translate,
  ) {}

  /**
   * @param source path of the user's file
   * @param text what stands in it, or in the editor
   */
  async compile(
    source: string,
    text: string,
    toolchain: FoundToolchain,
    signal: AbortSignal,
  ): Promise<CompileResult> {
    const key = await keyOf(source, text, toolchain, signal);
    return this.shared.join(key, signal, { kind: 'stopped' }, (whileWanted) =>
      this.findOrMake(key, source, text, toolchain, whileWanted),
    );
  }

  private async findOrMake(
    key: string,
    source: string,
    text: string,
    toolchain: FoundToolchain,
    signal: AbortSignal,
  ): Promise<CompileResult> {
    const copy = sourceCopy(source, text);
    const folder = await this.store.find(key);
    const kept = folder === undefined ? undefined : await readRecord(folder);
    if (folder !== undefined && kept) {
      const place = { folder, copy: copy.name, origin: source };
      return ready(toolchain, place, kept, true);
    }
    if (folder !== undefined) await this.store.discard(folder);

    const making = await this.store.make();
    try {
      const place = { folder: making, copy: copy.name, origin: source };
      await writeFile(join(making, copy.name), copy.text);
      const run = await runCompiler(toolchain, place, signal, this.t);
      if (run.kind === 'stopped') return run;
      const record = await recordOf(run, place, toolchain, copy.text);
      if (run.kind === 'failed' || lacksMain(toolchain, record))
        return { kind: 'failed', compilation: failure(toolchain, record, run, this.t) };
      await writeRecord(making, record);
      return ready(toolchain, { ...place, folder: await this.store.keep(making, key) }, record, false);
    } finally {
      await this.store.discard(making);
    }
  }
}

type Finished = Exclude<ToolchainRun, { readonly kind: 'stopped' }>;

async function keyOf(
  source: string,
  text: string,
  { toolchain, paths, version }: FoundToolchain,
  signal: AbortSignal,
): Promise<string> {
  const included = await includedFiles(text, dirname(source), signal);
  const { compile, run } = toolchain;
  // Where the source lies matters only to what it includes from there, and to the name in its messages.
  const parts = [source, text, compile, run, [...paths], version, [...included]];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

async function recordOf(
  { log, olderStandard }: Finished,
  place: ProgramPlace,
  { toolchain }: FoundToolchain,
  text: string,
): Promise<ProgramRecord> {
  const main = needsMainClass(toolchain) ? await mainClass(place.folder, place.origin, text) : undefined;
  const inUsersNames = (message: CompilerMessage): CompilerMessage => ({
    ...message,
    text: asTheUserNames(message.text, place),
  });
  return {
    ...(olderStandard === undefined ? {} : { olderStandard }),
    ...(main === undefined ? {} : { mainClass: main }),
    messages: compilerMessages(log, place.copy).map(inUsersNames),
    log: asTheUserNames(log, place),
  };
}

function needsMainClass({ run }: FoundToolchain['toolchain']): boolean {
  return run.some((argument) => argument.includes('${mainClass}'));
}

function lacksMain({ toolchain }: FoundToolchain, { mainClass }: ProgramRecord): boolean {
  return needsMainClass(toolchain) && mainClass === undefined;
}

function failure(toolchain: FoundToolchain, record: ProgramRecord, run: Finished, t: Translate): Compilation {
  const { messages, log } = record;
  const reason =
    run.kind === 'failed'
      ? (run.reason ?? log.trim().split('\n')[0] ?? '')
      : t('No class has a method public static void main(String[] args).');
  const hasError =
    run.kind === 'failed' &&
    run.reason === undefined &&
    messages.some(({ severity }) => severity === 'error');
  return {
    ...compilationOf(toolchain, record, false),
    succeeded: false,
    messages: hasError ? messages : [{ severity: 'error', text: reason }, ...messages],
  };
}

function ready(
  toolchain: FoundToolchain,
  place: ProgramPlace,
  record: ProgramRecord,
  cached: boolean,
): CompileResult {
  const program = { toolchain, place, mainClass: record.mainClass };
  return { kind: 'ready', compilation: compilationOf(toolchain, record, cached), program };
}

function compilationOf(
  { language, version }: FoundToolchain,
  { olderStandard, messages, log }: ProgramRecord,
  cached: boolean,
): Compilation {
  const older = olderStandard === undefined ? {} : { olderStandard };
  return { language, version, succeeded: true, cached, ...older, messages, log };
}
