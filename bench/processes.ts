import { execFileSync } from 'node:child_process';

export interface Run {
  readonly output: string;
  /** From the start of the process to its end. */
  readonly milliseconds: number;
}

/** Runs a Node program in a process of its own; what it writes to standard error is dropped. */
export function runNode(program: string, args: readonly string[]): Run {
  const started = performance.now();
  const output = execFileSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { output, milliseconds: performance.now() - started };
}
