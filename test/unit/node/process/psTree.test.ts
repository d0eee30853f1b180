import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { allProcesses, readMemory, readStat } from '../../../../src/node/process/procFiles';
import { parseProcesses, PsTree } from '../../../../src/node/process/psTree';

/** What `ps` would print, which is not on every machine. */
const list = () =>
  Promise.resolve(
    allProcesses()
      .map((id) => ({ id, stat: readStat(id), memory: readMemory(id) }))
      .map(({ id, stat, memory }) =>
        [
          id,
          stat?.parent,
          stat?.group,
          (memory?.now ?? 0) * 1024,
          stat?.isZombie ? 'Z' : 'S',
          '0:01.50',
        ].join(' '),
      )
      .join('\n'),
  );

describe('PsTree', () => {
  it('reads the times and states that systems print', () => {
    const text =
      '    1     0     1   2048 Ss     0:01.25\n  77  1  70 1024 R+  01:02:03\n 78 1 70 0 Z 0:00.00\n 79 1 79 512 S 2-00:00:01\n';
    assert.deepEqual(parseProcesses(text), [
      { id: 1, parent: 0, group: 1, megabytes: 2, cpuMilliseconds: 1250 },
      { id: 77, parent: 1, group: 70, megabytes: 1, cpuMilliseconds: 3_723_000 },
      { id: 79, parent: 1, group: 79, megabytes: 0.5, cpuMilliseconds: 172_801_000 },
    ]);
  });

  /** A program that has started another one in a session of its own, and its number. */
  const startPair = async () => {
    const program = spawn('sh', ['-c', 'setsid sh -c "sleep 1000 & echo up; wait" & wait'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    assert.ok(program.pid !== undefined);
    await once(program.stdout, 'data');
    return { program, tree: new PsTree(program.pid, list) };
  };

  it('finds the descendants of a program in other sessions too, and ends them after it', async () => {
    const { program, tree } = await startPair();
    const usage = await tree.sample();
    assert.ok(usage && usage.cpuMilliseconds >= 3000);
    const closed = once(program, 'close');
    program.kill('SIGKILL');
    await once(program, 'exit');
    assert.deepEqual(await tree.end(), usage);
    await closed;
  });

  it('kills a program and its descendants', async () => {
    const { program, tree } = await startPair();
    await tree.sample();
    const closed = once(program, 'close');
    tree.kill();
    await closed;
  });
});
