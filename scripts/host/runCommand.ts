import { spawn } from 'node:child_process';
import { hostEnvironment } from './hostEnvironment';

const KEPT_OUTPUT = 4000;

/**
 * Runs a program to its end and gives back its standard output.
 * @throws an error with the end of the output if it cannot be started or exits with another code than 0
 */
export function runCommand(program: string, args: readonly string[], cwd?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: hostEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let all = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      all = (all + chunk.toString()).slice(-KEPT_OUTPUT);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      all = (all + chunk.toString()).slice(-KEPT_OUTPUT);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) {
        resolve(output);
      } else {
        reject(
          new Error(`${program} ${args.join(' ')} ended with ${signal ?? String(code)}:\n${all.trim()}`),
        );
      }
    });
  });
}
