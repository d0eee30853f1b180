import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleInputPath, submissionPath } from '../support/core/submissions';
import { type CliRun, runCli } from '../support/core/runCli';
import { itRuns } from '../support/node/installed';

const EASY = sampleInputPath('easy');

function judge(source: string, ...more: string[]): CliRun {
  const home = process.env['HOME'] ?? '';
  return runCli(['judge', EASY, submissionPath(source), ...more], { environment: { HOME: home } });
}

describe('rotation-game judge', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rotation-judge-'));
  after(() => {
    rmSync(folder, { recursive: true });
  });

  itRuns('right.c', 'is AC', () => {
    const { status, stdout, stderr } = judge('right.c');
    assert.match(stdout, /^AC\n.*right\.c: \d+ ms.*\n$/);
    assert.equal(stderr, '');
    assert.equal(status, 0);
    return Promise.resolve();
  });

  itRuns('leading-space.c', 'is PE, with the place of each board at fault in the input', () => {
    const { status, stdout } = judge('leading-space.c');
    assert.match(stdout, /^PE\n.*easy\.rot:\d+:1: board \d+: .+ \[presentation\]\n/);
    assert.equal(status, 2);
    return Promise.resolve();
  });

  itRuns('division.c', 'is RE on the board that it crashes on, and its standard error is shown', () => {
    const { status, stdout, stderr } = judge('division.c');
    assert.match(stdout, /^RE\n.*easy\.rot:3:1: RE on board 3: SIGFPE .* \[RE\]\n/);
    assert.match(stderr, /^50 in each$/m);
    assert.equal(status, 1);
    return Promise.resolve();
  });

  itRuns('compile-error.c', 'is CE, with the messages of the compiler', () => {
    const { status, stdout } = judge('compile-error.c');
    assert.match(stdout, /^CE\n.*compile-error\.c:42:10: error: .+\n/);
    assert.equal(status, 1);
    return Promise.resolve();
  });

  itRuns('tied-symbol.c', 'has the cases of its JSON in the form of check, with more', () => {
    const { status, stdout } = judge('tied-symbol.c', '--json');
    const report = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
    assert.deepEqual(Object.keys(report), ['verdict', 'time', 'memory', 'message', 'cases']);
    assert.equal(report['verdict'], 'WA');
    const [first] = report['cases'] as Readonly<Record<string, unknown>>[];
    assert.deepEqual(first, {
      case: 1,
      verdict: 'AC',
      reason: 'accepted',
      line: 1,
      column: 1,
      expected: { moves: 'AC', centre: 2 },
      got: { moves: 'AC', centre: '2' },
      message: 'Accepted.',
    });
    assert.equal(status, 1);
    return Promise.resolve();
  });

  itRuns(
    'right.js',
    'says what is wrong where the input has no boards and the program prints something',
    () => {
      const print = join(folder, 'print.js');
      writeFileSync(print, 'console.log("AC");\n');
      const environment = { HOME: process.env['HOME'] ?? '' };
      const judgeNothing = (...more: string[]): CliRun =>
        runCli(['judge', '-', print, ...more], { input: '0\n', environment });
      const { status, stdout } = judgeNothing();
      assert.match(stdout, /^WA\n<stdin>:1:1: WA: Too much output: .+ \[extra-output\]\n/);
      assert.equal(status, 1);
      const json = JSON.parse(judgeNothing('--json').stdout) as Readonly<Record<string, unknown>>;
      assert.match(String(json['message']), /Too much output/);
      assert.deepEqual(json['extra'], { line: 1, column: 1 });
      const single = judgeNothing('--judge', 'single-board');
      assert.deepEqual([single.status, single.stdout], [3, '']);
      assert.match(single.stderr, /There are no boards to judge by\./);
      return Promise.resolve();
    },
  );

  it('cannot judge a file of an unknown language, or one that is not there', () => {
    const unknown = runCli(['judge', EASY, __filename.replace(/ts$/, 'txt')]);
    assert.equal(unknown.status, 3);
    assert.match(unknown.stderr, /no such file/);
    const text = runCli(['judge', EASY, EASY]);
    assert.equal(text.status, 3);
    assert.match(text.stderr, /No toolchain is set for files that end with \.rot\./);
  });

  it('cannot tell the language of a source without an ending', () => {
    const { status, stderr } = runCli(['judge', EASY, 'LICENSE']);
    assert.equal(status, 3);
    assert.match(stderr, /The source has no ending, such as \.cpp, to tell its language\./);
  });

  it('cannot judge without a compiler, and says how to get it', () => {
    const { status, stderr } = runCli(['judge', EASY, submissionPath('right.rs')], {
      environment: { PATH: '' },
    });
    assert.equal(status, 3);
    assert.match(stderr, /^rotation-game: Rust needs rustc, which is not installed\. To get it: .+\n$/);
  });

  it('refuses limits that are no numbers, and a missing source', () => {
    for (const args of [
      ['--time-limit', '0'],
      ['--memory-limit', 'x'],
      ['--judge', 'x'],
    ]) {
      assert.equal(judge('right.c', ...args).status, 3);
    }
    assert.equal(runCli(['judge', EASY]).status, 3);
  });
});
