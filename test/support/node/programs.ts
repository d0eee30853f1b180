import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Run } from '../../../src/core/judge/submission';
import { english } from '../../../src/core/text/translate';
import { type ProgramRequest, runProgram } from '../../../src/node/process/runProgram';

const GENEROUS = {
  input: '',
  limits: { milliseconds: 20_000, megabytes: 1000, outputBytes: 1 << 20 },
  wallMilliseconds: 40_000,
  signal: new AbortController().signal,
  t: english,
};

/** Runs a program under generous limits, those of `request` apart. */
export function runIt(argv: readonly string[], request: Partial<ProgramRequest> = {}): Promise<Run> {
  return runProgram({ ...GENEROUS, ...request, argv });
}

/** A JavaScript program. */
export const script = (source: string): readonly string[] => [process.execPath, '-e', source];

/** A shell program. */
export const shell = (source: string): readonly string[] => ['sh', '-c', source];

/** An entry for the environment of programs by which they are found, should any live on. */
export class Mark {
  private readonly value = randomUUID();

  get environment(): Readonly<Record<string, string>> {
    return { TEST_MARK: this.value };
  }

  /** Numbers of the living processes that bear it. */
  bearers(): number[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((id) => environmentOf(id).includes(this.value))
      .map(Number);
  }
}

function environmentOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/environ`, 'latin1');
  } catch {
    return '';
  }
}
