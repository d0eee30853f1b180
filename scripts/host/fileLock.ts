import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 500;

/** What the lock of a holder that is done names in place of a process. */
const FREE = 'free';

let attempts = 0;

/**
 * Runs `action` while this process alone holds a lock: the one of the files `file.1`, `file.2`, … with the highest
 * number. It names its holder by process id. Nobody takes over a file: who finds that holder gone, or done, makes the
 * next one, which only one can, and the highest is never deleted.
 * @param waiting called once if another process holds the lock
 */
export async function withFileLock<T>(
  file: string,
  waiting: () => void,
  action: () => Promise<T>,
): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  let held = await tryLock(file);
  for (let announced = false; held === undefined; held = await tryLock(file)) {
    if (!announced) {
      waiting();
      announced = true;
    }
    await delay(POLL_MS);
  }
  try {
    return await action();
  } finally {
    await release(file, held);
  }
}

/** The number of the lock file that this process has made, or undefined where another process holds the lock. */
async function tryLock(file: string): Promise<number | undefined> {
  for (;;) {
    const last = Math.max(0, ...(await numbersOf(file)));
    if (last > 0 && (await isHeld(`${file}.${last}`))) {
      return undefined;
    }
    const mine = last + 1;
    const made = await makeWhole(`${file}.${mine}`, String(process.pid));
    // What was the highest number when it was read need not be it any more.
    const numbers = await numbersOf(file);
    if (made && Math.max(...numbers) === mine) {
      await Promise.all(
        numbers.filter((number) => number < mine).map((number) => rm(`${file}.${number}`, { force: true })),
      );
      return mine;
    }
  }
}

async function numbersOf(file: string): Promise<number[]> {
  const start = `${basename(file)}.`;
  const names = await readdir(dirname(file));
  return names
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length))
    .filter((rest) => /^\d+$/.test(rest))
    .map(Number);
}

async function isHeld(lock: string): Promise<boolean> {
  const holder = await readFile(lock, 'utf8').catch(() => FREE);
  const id = Number(holder);
  if (!Number.isInteger(id) || id <= 0) {
    return false;
  }
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Makes a file that has its content from the start; false where there is one of that name. */
async function makeWhole(path: string, content: string): Promise<boolean> {
  const draft = await writeDraft(path, content);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function release(file: string, held: number): Promise<void> {
  const lock = `${file}.${held}`;
  await rename(await writeDraft(lock, FREE), lock);
}

async function writeDraft(path: string, content: string): Promise<string> {
  attempts += 1;
  const draft = join(dirname(path), `.${basename(path)}-${process.pid}-${attempts}`);
  await writeFile(draft, content);
  return draft;
}
