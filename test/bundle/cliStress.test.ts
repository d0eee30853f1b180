import assert from 'node:assert/strict';
import { submissionPath } from '../support/core/submissions';
import { type CliRun, runCli } from '../support/core/runCli';
import { itRuns } from '../support/node/installed';

function stress(file: string, ...more: string[]): CliRun {
  const home = process.env['HOME'] ?? '';
  return runCli(['stress', submissionPath(file), '--seed', '3', ...more], { environment: { HOME: home } });
}

describe('rotation-game stress', () => {
  itRuns('right.c', 'is AC, with how much was tried and the seed', () => {
    const { status, stdout, stderr } = stress('right.c', '--seconds', '1');
    assert.equal(stdout, '');
    assert.match(
      stderr,
      /^AC\n.*right\.c: no fault found: \d+ boards? in \d+ runs?\n.*right\.c: seed 3; .*--seed 3\n$/,
    );
    assert.equal(status, 0);
    return Promise.resolve();
  });

  itRuns('tied-symbol.c', 'is WA, with an input that solve takes and on which judge finds the same', () => {
    const { status, stdout, stderr } = stress('tied-symbol.c');
    assert.match(stderr, /^WA\n<stdout>:1:1: board 1: Optimal but not smallest: .+ \[not-smallest\]\n/);
    assert.equal(status, 1);
    const answer = runCli(['solve'], { input: stdout });
    assert.equal(answer.status, 0);
    assert.match(answer.stdout, /^[A-H]{5}\n[23]\n$/);
    const environment = { HOME: process.env['HOME'] ?? '' };
    const judged = runCli(['judge', '-', submissionPath('tied-symbol.c')], { input: stdout, environment });
    assert.match(judged.stdout, /^WA\n<stdin>:1:1: .+ \[not-smallest\]\n/);
    assert.equal(stress('tied-symbol.c').stdout, stdout);
    return Promise.resolve();
  });

  itRuns('leading-space.c', 'is PE', () => {
    assert.equal(stress('leading-space.c').status, 2);
    return Promise.resolve();
  });

  itRuns('compile-error.c', 'is CE, with the messages of the compiler', () => {
    const { status, stdout, stderr } = stress('compile-error.c');
    assert.equal(stdout, '');
    assert.match(stderr, /^CE\n.*compile-error\.c:42:10: error: .+\n/);
    assert.equal(status, 1);
    return Promise.resolve();
  });

  itRuns('reads-characters.c', 'says that the layout matters and that no judge need have it', () => {
    const { stdout, stderr } = stress('reads-characters.c', '--seconds', '600');
    assert.match(stderr, /: In the plain layout it does not fail; here .+\.\n.*: The statement promises /);
    assert.equal(runCli(['solve'], { input: stdout }).status, 0);
    return Promise.resolve();
  });

  itRuns('stale-word.c', 'tells all of it as JSON', () => {
    const { status, stdout, stderr } = stress('stale-word.c', '--json');
    assert.equal(stderr, '');
    const { input, message, cases, time, memory, ...rest } = JSON.parse(stdout) as Readonly<
      Record<string, unknown>
    >;
    assert.match(String(input), /^([123 ]+\n){2}0\n$/);
    assert.match(String(message), /^WA on board 2: /);
    assert.equal((cases as unknown[]).length, 2);
    assert.equal(typeof time, 'number');
    assert.ok(memory === null || typeof memory === 'number');
    assert.deepEqual({ ...rest, batch: '' }, { verdict: 'WA', seed: 3, batch: '', layout: 'line' });
    assert.equal(status, 1);
    const passed = JSON.parse(stress('right.c', '--seconds', '1', '--json').stdout) as object;
    assert.deepEqual(Object.keys(passed), ['verdict', 'seed', 'boards', 'batches']);
    return Promise.resolve();
  });

  it('refuses a source that is not there, of an unknown language, or none, and options that are no numbers', () => {
    assert.match(stress('nowhere.c').stderr, /no such file/);
    assert.match(stress('easy.rot').stderr, /No toolchain is set for files that end with \.rot\./);
    for (const args of [
      [],
      ['nowhere.c'],
      ['a.c', 'b.c'],
      [submissionPath('easy.rot')],
      ...['--seconds=0', '--seconds=x', '--seed=-1', '--seed=4294967296', '--judge=x', '--time-limit=0'].map(
        (option) => [submissionPath('right.c'), option],
      ),
    ]) {
      const { status, stdout } = runCli(['stress', ...args]);
      assert.equal(status, 3, args.join(' '));
      assert.equal(stdout, '');
    }
  });

  it('says so in Chinese', () => {
    const { stdout } = runCli(['stress', '--help'], { environment: { LC_ALL: 'zh_CN.UTF-8' } });
    assert.match(stdout, /随机种子/);
  });
});
