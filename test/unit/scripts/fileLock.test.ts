import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFileLock } from '../../../scripts/host/fileLock';

const failIfWaiting = (): void => {
  throw new Error('It waited.');
};

describe('withFileLock', () => {
  let folder: string;
  let lock: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rotation-lock-'));
    lock = join(folder, 'lock');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('lets one action run after the other', async () => {
    const events: string[] = [];
    let firstRuns = (): void => undefined;
    const running = new Promise<void>((resolve) => (firstRuns = resolve));
    let secondWaits = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (secondWaits = resolve));
    const first = withFileLock(lock, failIfWaiting, async () => {
      firstRuns();
      await waiting;
      events.push('first');
    });
    await running;
    const second = withFileLock(lock, secondWaits, () => Promise.resolve(events.push('second')));
    await Promise.all([first, second]);
    assert.deepEqual(events, ['first', 'second']);
  });

  it('is free again after an action that failed', async () => {
    await assert.rejects(
      withFileLock(lock, failIfWaiting, () => Promise.reject(new Error('broken'))),
      /broken/,
    );
    assert.ok(!existsSync(lock));
  });

  it('takes over the lock of a process that is gone', async () => {
    const gone = spawnSync(process.execPath, ['--version']).pid;
    writeFileSync(lock, String(gone));
    assert.equal(await withFileLock(lock, failIfWaiting, () => Promise.resolve(7)), 7);
  });
});
