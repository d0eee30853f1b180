import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
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

/** A record as it is written, with the files that it was made with. */
interface WrittenRecord {
  readonly record: ProgramRecord;
  /** By path within the folder. */
  readonly files: readonly MadeFile[];
}

interface MadeFile {
  readonly path: string;
  readonly bytes: number;
}

const isWritten: Guard<WrittenRecord> = record<WrittenRecord>({
  record: isRecord,
  files: arrayOf(record<MadeFile>({ path: isString, bytes: integer(0) })),
});

const NAME = 'compilation.json';

/** Writes a record beside the made program, of which nothing must be missing later. */
export async function writeRecord(folder: string, kept: ProgramRecord): Promise<void> {
  const files: MadeFile[] = [];
  for (const path of await readdir(folder, { recursive: true })) {
    const found = await stat(join(folder, path));
    if (found.isFile()) files.push({ path, bytes: found.size });
  }
  await writeFile(join(folder, NAME), JSON.stringify({ record: kept, files }));
}

/**
 * Undefined where there is none that can be used, or a file of the program is gone or of another size: the program may
 * have removed it, and so may what cleans or guards the user's machine.
 */
export async function readRecord(folder: string): Promise<ProgramRecord | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(join(folder, NAME), 'utf8'));
    if (!isWritten(value)) return undefined;
    for (const { path, bytes } of value.files)
      if ((await stat(join(folder, path))).size !== bytes) return undefined;
    return value.record;
  } catch {
    return undefined;
  }
}
