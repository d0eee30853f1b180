// npm test [-- unit|exhaustive|processes|bundle|integration|e2e …]: runs those parts, or all; what follows from the first option on goes to mocha.
import { errorText } from './errorText';
import { runCommand } from './host/runCommand';
import { root } from './paths';
import { integrationPart } from './testing/integrationPart';
import { mochaPart } from './testing/mochaPart';
import type { TestPart } from './testing/testPart';
import type { SuiteResult } from './testing/suiteResult';

const args = process.argv.slice(2);
const firstOption = args.findIndex((argument) => argument.startsWith('-'));
const wanted = firstOption === -1 ? args : args.slice(0, firstOption);
const options = args.slice(wanted.length);

/** The parts that test the sources as they are. */
const UNBUILT: ReadonlySet<string> = new Set(['unit', 'exhaustive', 'processes']);

const parts: Readonly<Record<string, readonly TestPart[]>> = {
  unit: [mochaPart('unit', ['test/unit', ...options])],
  exhaustive: [mochaPart('exhaustive', ['test/exhaustive', ...options])],
  processes: [mochaPart('processes', ['test/processes', ...options])],
  bundle: [mochaPart('bundle', ['test/bundle', ...options])],
  integration: [integrationPart('node'), integrationPart('web')],
  e2e: [mochaPart('end to end', ['--config', 'test/e2e/.mocharc.json', ...options])],
};

async function test(): Promise<void> {
  const unknown = wanted.find((name) => !(name in parts));
  if (unknown !== undefined) {
    throw new Error(`There is no part ${unknown}; the parts are ${Object.keys(parts).join(', ')}.`);
  }
  if (wanted.some((name) => !UNBUILT.has(name)) || wanted.length === 0) {
    await runCommand(process.execPath, ['esbuild.mjs', '--tests'], root);
  }
  const chosen = (wanted.length === 0 ? Object.keys(parts) : wanted).flatMap((name) => parts[name] ?? []);
  const sum = { passed: 0, failed: 0 };
  for (const part of chosen) {
    const result = await runPart(part);
    sum.passed += result.passed;
    sum.failed += result.failed;
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exit(sum.failed === 0 ? 0 : 1);
}

/** A part that cannot run its tests counts as one failure. */
async function runPart(part: TestPart): Promise<SuiteResult> {
  console.log(`\n=== ${part.name} ===`);
  try {
    const result = await part.run();
    if (result.passed + result.failed === 0) {
      throw new Error('It has no tests.');
    }
    return result;
  } catch (error) {
    console.log(`\nThe part "${part.name}" failed: ${errorText(error)}`);
    return { passed: 0, failed: 1 };
  }
}

test().catch((error: unknown) => {
  console.log(errorText(error));
  console.log('0 passed, 1 failed');
  process.exit(1);
});
