import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
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
    assert.equal(await withFileLock(lock, failIfWaiting, () => Promise.resolve(7)), 7);
  });

  it('is taken over from a process that is gone', async () => {
    writeFileSync(`${lock}.1`, String(processThatIsGone()));
    assert.equal(await withFileLock(lock, failIfWaiting, () => Promise.resolve(7)), 7);
  });

  it('does not wait for a process that was killed before it wrote its name', async () => {
    writeFileSync(`${lock}.1`, '');
    assert.equal(await withFileLock(lock, failIfWaiting, () => Promise.resolve(7)), 7);
  });

  it('is held by one at a time, though many wait for a process that is gone', async () => {
    writeFileSync(`${lock}.3`, String(processThatIsGone()));
    let holders = 0;
    let most = 0;
    let done = 0;
    const ignore = (): void => undefined;
    const breathe = async (times: number): Promise<void> => {
      for (let i = 0; i < times; i++) await readdir(folder);
    };
    // Each comes a little later, so that some find the lock as it was and act on it when it is another's.
    const hold = async (_: unknown, later: number): Promise<void> => {
      await breathe(later);
      await withFileLock(lock, ignore, async () => {
        holders += 1;
        most = Math.max(most, holders);
        await breathe(5);
        holders -= 1;
        done += 1;
      });
    };
    await Promise.all(Array.from({ length: 4 }, hold));
    assert.deepEqual([most, done], [1, 4]);
  });

  it('leaves one small file behind', async () => {
    for (let i = 0; i < 3; i++) await withFileLock(lock, failIfWaiting, () => Promise.resolve());
    assert.equal(readdirSync(folder).length, 1);
  });
});

function processThatIsGone(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}
