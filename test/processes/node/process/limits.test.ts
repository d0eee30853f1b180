import assert from 'node:assert/strict';
import { runIt, script, shell } from '../../../support/node/programs';

const limits = { milliseconds: 20_000, megabytes: 1000, outputBytes: 1 << 20 };

describe('the limits of a run', () => {
  it('tell a program that computes from one that sleeps', async () => {
    const spinning = await runIt(shell('while :; do :; done'), { limits: { ...limits, milliseconds: 100 } });
    assert.deepEqual(spinning.ending, { kind: 'time-limit', clock: 'cpu' });
    const sleeping = await runIt(['sleep', '1000'], { wallMilliseconds: 100 });
    assert.deepEqual(sleeping.ending, { kind: 'time-limit', clock: 'wall' });
  });

  it('give a program that computes more of the wall clock, as others may keep it from the processor', async () => {
    const { ending, cpuMilliseconds = 0 } = await runIt(shell('while :; do :; done'), {
      limits: { ...limits, milliseconds: 400 },
      wallMilliseconds: 100,
    });
    assert.deepEqual(ending, { kind: 'time-limit', clock: 'cpu' });
    assert.ok(cpuMilliseconds > 400);
  });

  it('count the processor time of what a program starts', async () => {
    const { ending } = await runIt(shell('(while :; do :; done) & wait'), {
      limits: { ...limits, milliseconds: 100 },
    });
    assert.deepEqual(ending, { kind: 'time-limit', clock: 'cpu' });
  });

  it('end a program that takes too much memory', async () => {
    const hog = 'const held = []; for (;;) held.push(Buffer.alloc(1 << 20, 1));';
    const run = await runIt(script(hog), { limits: { ...limits, megabytes: 150 } });
    assert.deepEqual(run.ending, { kind: 'memory-limit' });
  });

  it('count memory that processes share once', async () => {
    const source = `
import os, time
held = bytearray(b'1' * (60 << 20))
children = [os.fork() for _ in range(1)]
if children[0] == 0: os.fork(); os.fork(); time.sleep(0.2); os._exit(0)
os.wait()`;
    const run = await runIt(['python3', '-c', source], { limits: { ...limits, megabytes: 150 } });
    assert.deepEqual(run.ending, { kind: 'exited', code: 0 });
  });

  it('end a program that floods its output, and keep the start', async () => {
    const run = await runIt(['yes', '棋'], { limits: { ...limits, outputBytes: 1000 } });
    assert.deepEqual(run.ending, { kind: 'output-limit' });
    assert.equal(run.output, '棋\n'.repeat(250));
  });

  it('end a program that floods a file in its folder', async () => {
    const run = await runIt(shell('yes > out.txt'));
    assert.deepEqual(run.ending, { kind: 'output-limit' });
    assert.deepEqual(run.files, ['out.txt']);
  });

  it('let output through that just fits', async () => {
    const fits = { limits: { ...limits, outputBytes: 6 } };
    assert.deepEqual((await runIt(['echo', '12345'], fits)).ending, { kind: 'exited', code: 0 });
    assert.deepEqual((await runIt(['echo', '123456'], fits)).ending, { kind: 'output-limit' });
  });

  it('do not hold a finished program to the wall clock when this process was held up', async () => {
    const running = runIt(['true'], { wallMilliseconds: 300 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const until = performance.now() + 400; performance.now() < until;);
    assert.deepEqual((await running).ending, { kind: 'exited', code: 0 });
  });
});
