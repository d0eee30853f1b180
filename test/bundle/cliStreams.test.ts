import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rotationFixture } from '../support/core/fixtures';
import { CLI, runCli } from '../support/core/runCli';

const { input, answers } = rotationFixture('random-300');
const BOARDS = input.replace(/0\s*$/, '');

/** Less heap than the input and the output take. */
const SMALL_HEAP = ['--max-old-space-size=24'];

/** 300 boards so many times, with the final 0. */
function repeated(times: number): string {
  return `${BOARDS.repeat(times)}0\n`;
}

describe('the command line streams', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'rotation-'));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('100,200 boards from standard input', () => {
    const { status, stdout } = runCli(['solve'], { input: repeated(334) });
    assert.equal(status, 0);
    assert.ok(stdout === answers.repeat(334));
  });

  it('a million boards in bounded memory', () => {
    const path = join(folder, 'million.in');
    writeFileSync(path, repeated(3334));
    const { status, stdout, stderr } = runCli(['solve', path], { node: SMALL_HEAP });
    assert.equal(status, 0, stderr);
    assert.ok(stdout === answers.repeat(3334));
  });

  it('JSON of many boards in bounded memory', () => {
    const { status, stdout, stderr } = runCli(['solve', '--json'], {
      input: repeated(667),
      node: SMALL_HEAP,
    });
    assert.equal(status, 0, stderr);
    const { boards, faults } = JSON.parse(stdout) as {
      boards: { line: number }[];
      faults: { code: string }[];
    };
    assert.equal(boards.length, 200_100);
    assert.ok(boards.every(({ line }, index) => line === index + 1));
    assert.deepEqual(
      faults.map(({ code }) => code),
      ['more-than-30-boards'],
    );
  });

  it('JSON of many faults in bounded memory', () => {
    const { status, stdout, stderr } = runCli(['solve', '--json'], {
      input: repeated(667).replaceAll(/^1 /gm, '7 '),
      node: SMALL_HEAP,
    });
    assert.equal(status, 1, stderr);
    const { boards } = JSON.parse(stdout) as { boards: { faults: unknown[] }[] };
    const faulty = boards.filter(({ faults }) => faults.length > 0);
    assert.equal(faulty.length, 667 * (BOARDS.match(/^1 /gm)?.length ?? 0));
  });

  it('faults of a large input at the right lines', () => {
    const lines = repeated(100).split('\n');
    lines[20_000] = (lines[20_000] ?? '').replace('1', '7');
    const { status, stderr } = runCli(['solve'], { input: lines.join('\n') });
    assert.equal(status, 1);
    assert.match(stderr, /^<stdin>:20001:\d+: error: .+ \[foreign-symbol\]$/m);
    assert.match(stderr, /^<stdin>:31:1: info: .+ \[more-than-30-boards\]$/m);
  });

  for (const json of [false, true]) {
    it(`into a pipe that is closed early, and ends quietly${json ? ' with --json' : ''}`, async () => {
      const child = spawn(process.execPath, [CLI, 'solve', ...(json ? ['--json'] : [])]);
      let stderr = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
      // The command line stops reading, which its writer sees as a closed pipe too.
      child.stdin.on('error', () => undefined);
      child.stdin.end(repeated(1000));
      await once(child.stdout, 'data');
      child.stdout.destroy();
      const [status] = (await once(child, 'close')) as [number];
      assert.equal(status, 0);
      assert.equal(stderr, '');
    });
  }
});
