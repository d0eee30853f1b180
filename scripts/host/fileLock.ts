import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 500;

/**
 * Runs `action` while this process alone holds the lock file, which names its holder by process id.
 * The lock of a process that is gone is taken over.
 * @param waiting called once if another process holds the lock
 */
export async function withFileLock<T>(
  file: string,
  waiting: () => void,
  action: () => Promise<T>,
): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  for (let announced = false; !(await tryLock(file));) {
    if (!(await holderLives(file))) {
      await rm(file, { force: true });
      continue;
    }
    if (!announced) {
      waiting();
      announced = true;
    }
    await delay(POLL_MS);
  }
  try {
    return await action();
  } finally {
    await rm(file, { force: true });
  }
}

async function tryLock(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

async function holderLives(file: string): Promise<boolean> {
  const holder = await readFile(file, 'utf8').catch(() => undefined);
  if (holder === undefined) {
    return false;
  }
  // A lock is empty for the moment between its creation and its writing.
  if (holder === '') {
    return true;
  }
  try {
    process.kill(Number(holder), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
