import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export interface BaselineRun {
  readonly output: string;
  /** Nodes expanded on all boards. */
  readonly nodes: number;
  readonly milliseconds: number;
}

/** Compiles baseline.cpp. Throws where g++ is missing or fails. */
export function compileBaseline(source: string, program: string): void {
  mkdirSync(dirname(program), { recursive: true });
  execFileSync('g++', ['-O2', '-std=c++17', '-o', program, source], { stdio: 'inherit' });
}

/** Solves a judge input with the compiled baseline. */
export function runBaseline(program: string, input: string): BaselineRun {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(program, { input, encoding: 'utf8' });
  const milliseconds = performance.now() - started;
  if (status !== 0) throw new Error(`The baseline ended with ${status ?? 'a signal'}`);
  return { output: stdout, nodes: Number(stderr), milliseconds };
}
