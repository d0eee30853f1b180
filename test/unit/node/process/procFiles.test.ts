import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  allProcesses,
  childrenOf,
  hasInEnvironment,
  parseStat,
  readMemory,
  readSharedOut,
  readStat,
  touches,
} from '../../../../src/node/process/procFiles';

describe('procFiles', () => {
  it('reads the fields after a name with spaces and brackets', () => {
    const stat = parseStat(
      '77 (a ) (b) R) S 1 70 60 0 -1 4194560 100 0 0 0 12 3 40 5 20 0 6 0 98765 1000000 200 18446744073709551615 1 1',
    );
    assert.deepEqual(stat, {
      isZombie: false,
      parent: 1,
      group: 70,
      session: 60,
      ownMilliseconds: 150,
      childrenMilliseconds: 450,
      threads: 6,
      started: 98765,
    });
  });

  it('tells what there is of a living process, and nothing of one that is gone', async () => {
    const child = spawn('sleep', ['1000'], {
      env: { ...process.env, SIGN: 'sign' },
      cwd: '/',
      stdio: 'ignore',
    });
    const { pid } = child;
    assert.ok(pid !== undefined);
    assert.equal(readStat(pid)?.parent, process.pid);
    assert.ok(childrenOf(process.pid).includes(pid));
    assert.ok(allProcesses().includes(pid));
    assert.deepEqual([hasInEnvironment(pid, 'SIGN=sign'), hasInEnvironment(pid, 'SIGN=sig')], [true, false]);
    assert.deepEqual([touches(pid, ['/dev/null']), touches(pid, ['/nowhere'])], [true, false]);
    const memory = readMemory(pid);
    assert.ok(memory && memory.peak >= memory.now && memory.now > 0);
    assert.ok((readSharedOut(pid) ?? 0) > 0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    assert.deepEqual(
      [
        readStat(pid),
        childrenOf(pid),
        readMemory(pid),
        readSharedOut(pid),
        hasInEnvironment(pid, 'SIGN=sign'),
      ],
      [undefined, [], undefined, undefined, false],
    );
  });
});
