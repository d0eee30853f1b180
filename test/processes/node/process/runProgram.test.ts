import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIt, script, shell } from '../../../support/node/programs';

describe('runProgram', () => {
  it('gives a program its input and takes its output, its errors and its exit code', async () => {
    const run = await runIt(shell('cat; echo oh >&2; exit 3'), { input: '1 2 3\n' });
    assert.deepEqual(run.ending, { kind: 'exited', code: 3 });
    assert.equal(run.output, '1 2 3\n');
    assert.equal(run.errors, 'oh\n');
    assert.deepEqual(run.files, []);
  });

  it('passes arguments on as they are', async () => {
    const args = ['a b', '"', "'", '$HOME', '*', '', '棋盘', 'back\\slash', '%PATH%'];
    const run = await runIt([...script('console.log(JSON.stringify(process.argv.slice(1)))'), '--', ...args]);
    assert.deepEqual(JSON.parse(run.output), args);
  });

  it('runs a program whose path holds spaces and Chinese', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'a 棋盘 '));
    try {
      const program = join(folder, 'my 程序');
      await writeFile(program, '#!/bin/sh\necho ran', { mode: 0o700 });
      assert.equal((await runIt([program])).output, 'ran\n');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('names the signal that ended a program', async () => {
    for (const signal of ['SEGV', 'FPE', 'ABRT', 'KILL']) {
      const { ending } = await runIt(shell(`kill -${signal} $$`));
      assert.deepEqual(ending, { kind: 'signal', signal: `SIG${signal}` });
    }
  });

  it('tells the memory of no program that had hardly begun', async () => {
    for (let count = 0; count < 20; count++) {
      const { megabytes } = await runIt(['true']);
      assert.ok(megabytes === undefined || megabytes >= 0.5, String(megabytes));
    }
  });

  it('leaves an exit code a code, as a shell gives it for a signal', async () => {
    assert.deepEqual((await runIt(shell('exit 139'))).ending, { kind: 'exited', code: 139 });
  });

  it('does not mind a program that reads nothing of ten million bytes, or closes its input', async () => {
    const input = '1 '.repeat(5_000_000);
    assert.deepEqual((await runIt(['true'], { input })).ending, { kind: 'exited', code: 0 });
    assert.equal((await runIt(shell('exec <&-; echo done'), { input })).output, 'done\n');
  });

  it('has standard input, output and errors be what can be opened by name', async () => {
    const run = await runIt(shell('cat < /dev/stdin > /dev/stdout; echo oh > /dev/stderr'), { input: 'in' });
    assert.equal(run.output, 'in');
    assert.equal(run.errors, 'oh\n');
  });

  it('reads five million bytes of output whose characters are split between writes', async () => {
    const source = `
      const bytes = Buffer.from('棋盘'.repeat(800_000));
      for (let at = 0; at < bytes.length; at += 65_537) require('fs').writeSync(1, bytes.subarray(at, at + 65_537));`;
    const run = await runIt(script(source), {
      limits: { milliseconds: 20_000, megabytes: 1000, outputBytes: 5e6 },
    });
    assert.deepEqual(run.ending, { kind: 'exited', code: 0 });
    assert.ok(run.output === '棋盘'.repeat(800_000));
  });

  it('reads output that is in GBK', async () => {
    const run = await runIt(shell(String.raw`printf '\306\345\305\314\n'; printf '\316\312\314\342' >&2`));
    assert.equal(run.output, '棋盘\n');
    assert.equal(run.errors, '问题');
  });

  it('keeps the whole characters of output that was cut off', async () => {
    const run = await runIt(shell(String.raw`printf '棋\347\233'; kill -KILL $$`));
    assert.equal(run.output, '棋');
  });

  it('keeps the first 64 KB of the errors, and reads the rest', async () => {
    const run = await runIt(script(`require('fs').writeSync(2, '棋'.repeat(300_000)); console.log('done')`));
    assert.equal(run.output, 'done\n');
    assert.equal(run.errors, '棋'.repeat(21_845));
  });

  it('names the files that a program writes into its folder, and removes even what is write-protected', async () => {
    const run = await runIt(shell('pwd; echo 1 > out.txt; mkdir kept; echo 2 > kept/x; chmod 500 kept .'));
    assert.deepEqual(run.files, ['kept', 'out.txt']);
    assert.equal(existsSync(run.output.trim()), false);
  });

  it('runs in a folder that is given, and leaves it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'given '));
    try {
      const run = await runIt(shell('pwd; echo 1 > out.txt'), { directory: folder });
      assert.equal(run.output, `${folder}\n`);
      assert.deepEqual(run.files, []);
      assert.ok(existsSync(join(folder, 'out.txt')));
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('gives programs an environment of their own', async () => {
    process.env['EDITOR_OWN'] = 'own';
    const run = await runIt(['env'], { environment: { MORE: 'more' } });
    delete process.env['EDITOR_OWN'];
    const lines = run.output.split('\n');
    for (const name of ['PATH', 'HOME', 'LANG', 'TMPDIR']) {
      assert.ok(
        lines.some((line) => line.startsWith(`${name}=`)),
        name,
      );
    }
    assert.ok(lines.includes('MORE=more'));
    assert.ok(!lines.includes('EDITOR_OWN=own'));
  });

  it('says why a program cannot be started', async () => {
    const message = async (argv: readonly string[], directory?: string) => {
      const { ending } = await runIt(argv, directory === undefined ? {} : { directory });
      assert.ok(ending.kind === 'not-started', ending.kind);
      return ending.message;
    };
    assert.equal(await message(['no-such-program']), 'no-such-program was not found on the PATH');
    assert.equal(await message(['/no/such/程序']), '/no/such/程序: no such file');
    assert.equal(await message([tmpdir()]), `${tmpdir()} may not be run: permission denied`);
    assert.equal(await message(['true'], '/no/such'), '/no/such: no such folder');
    assert.notEqual(await message([]), '');
    assert.notEqual(await message(['true', 'a\0b']), '');
  });

  it('tells the processor time of a program and the memory that it held', async () => {
    const source = 'const held = Buffer.alloc(100 << 20, 1); while (process.cpuUsage().user < 200_000);';
    const run = await runIt(script(source));
    assert.ok(run.cpuMilliseconds !== undefined && run.cpuMilliseconds >= 190, String(run.cpuMilliseconds));
    assert.ok(run.megabytes !== undefined && run.megabytes >= 100, String(run.megabytes));
  });
});
