import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Guard, arrayOf, integer, isString, oneOf, record } from '../../core/guards';
import type { CompilerMessage } from '../../core/judge/submission';

/** What is kept of a compilation beside the program it made. */
export interface ProgramRecord {
  readonly olderStandard?: string;
  readonly mainClass?: string;
  readonly messages: readonly CompilerMessage[];
  readonly log: string;
}

const isMessage: Guard<CompilerMessage> = record<CompilerMessage>(
  {
    severity: oneOf('error', 'warning', 'information'),
    line: integer(1),
    column: integer(1),
    text: isString,
  },
  ['line', 'column'],
);

const isRecord: Guard<ProgramRecord> = record<ProgramRecord>(
  { olderStandard: isString, mainClass: isString, messages: arrayOf(isMessage), log: isString },
  ['olderStandard', 'mainClass'],
);

const NAME = 'compilation.json';

export async function writeRecord(folder: string, kept: ProgramRecord): Promise<void> {
  await writeFile(join(folder, NAME), JSON.stringify(kept));
}

/** Undefined where there is none, or none that can be used. */
export async function readRecord(folder: string): Promise<ProgramRecord | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(join(folder, NAME), 'utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
