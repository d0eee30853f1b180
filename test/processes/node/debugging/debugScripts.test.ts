import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Debugging } from '../../../../src/host/testing/debugging';
import { debuggingOf } from '../../../../src/node/debugging/debuggingOf';
import { itRuns } from '../../../support/node/installed';

const COPIES: Readonly<Record<string, string>> = {
  'copies.js': "process.stdin.on('data', (text) => process.stdout.write(`${text}`));",
  'copies.mjs': "import { readFileSync } from 'node:fs'; process.stdout.write(readFileSync(0));",
  'copies.py': 'import sys\nsys.stdout.write(open(0).read())\n',
  'Copies.java': `package copying;
class Reader {
  String read() { return new java.util.Scanner(System.in).useDelimiter("\\\\A").next(); }
}
class Copies {
  public static void main(String[] arguments) { System.out.print(new Reader().read()); }
}
`,
};

const INPUT = '1 1\n0\n';

describe('a source that a debugger starts by a script', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rotation debug '));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  for (const [name, text] of Object.entries(COPIES)) {
    itRuns(name, 'gets its input', () => {
      const source = join(folder, name);
      const input = join(folder, 'input.txt');
      writeFileSync(source, text);
      writeFileSync(input, INPUT);
      const debugging = debuggingOf({ source, input, folder, isInstalled: () => true }, process.platform);
      assert.ok('configuration' in debugging);
      assert.equal(run(debugging), INPUT);
    });
  }
});

/** Runs a configuration as its debugger does. */
function run({ script, compile, configuration }: Debugging): string {
  assert.ok(script);
  writeFileSync(script.path, script.text);
  if (compile) execFileSync(compile[0], compile.slice(1));
  const { type, program, mainClass, classPaths, args } = configuration;
  const more = [args].flat().map(String);
  if (type === 'java')
    return execFileSync('java', ['-cp', [classPaths].flat().join(), String(mainClass), ...more], {
      encoding: 'utf8',
    });
  return execFileSync(type === 'node' ? process.execPath : 'python3', [String(program), ...more], {
    encoding: 'utf8',
  });
}
