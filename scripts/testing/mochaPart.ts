import { spawn } from 'node:child_process';
import { root } from '../paths';
import type { SuiteResult } from './suiteResult';
import type { TestPart } from './testPart';

/** Tests that mocha runs in a process of its own, with a reporter that sends the counts here. */
export function mochaPart(name: string, args: readonly string[]): TestPart {
  return { name, run: () => runMocha(args) };
}

function runMocha(args: readonly string[]): Promise<SuiteResult> {
  const mocha = require.resolve('mocha/bin/mocha.js');
  const reporter = require.resolve('./countingReporter');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [mocha, '--reporter', reporter, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let result: SuiteResult | undefined;
    child.on('message', (message) => {
      result = message as SuiteResult;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (result === undefined) {
        reject(new Error(`mocha ended with ${signal ?? String(code)} before it had run the tests.`));
      } else {
        resolve(result);
      }
    });
  });
}
