import { mkdir, mkdtemp, readdir, realpath, rename, rm, stat, utimes } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

const DAY = 86_400_000;
const OLDEST_MILLISECONDS = 14 * DAY;
const MOST_PROGRAMS = 100;
/** What is being made for longer than this was left by a process that died. */
const ABANDONED_MILLISECONDS = DAY / 24;
const MAKING = 'making-';

/**
 * Made programs, each in a private folder named by its key, in the user's cache folder; the oldest give way to new ones.
 * Where that folder cannot be written they stand in a temporary folder, which goes with this process.
 */
export class ProgramStore {
  private root: Promise<string> | undefined;

  constructor(private readonly wanted: string = join(userCache(), 'rotation-game', 'programs')) {}

  /** The folder of a program, or undefined where there is none. */
  async find(key: string): Promise<string | undefined> {
    const folder = join(await this.folder(), key);
    const now = new Date();
    try {
      await utimes(folder, now, now);
      return folder;
    } catch {
      return undefined;
    }
  }

  /** A new empty folder that only this user can enter. */
  async make(): Promise<string> {
    return mkdtemp(join(await this.folder(), MAKING));
  }

  /** Gives a made folder its key; returns its place, or that of an equal one that was there before. */
  async keep(folder: string, key: string): Promise<string> {
    const kept = join(await this.folder(), key);
    try {
      await rename(folder, kept);
    } catch (error) {
      const other = await this.find(key);
      if (other === undefined) throw error;
      await this.discard(folder);
    }
    await this.prune();
    return kept;
  }

  async discard(folder: string): Promise<void> {
    // On Windows a program that has just ended may be held for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }

  private async prune(): Promise<void> {
    const root = await this.folder();
    const entries: { readonly folder: string; readonly name: string; readonly used: number }[] = [];
    for (const name of await readdir(root)) {
      const folder = join(root, name);
      const used = (await stat(folder).catch(() => undefined))?.mtimeMs;
      if (used !== undefined) entries.push({ folder, name, used });
    }
    const now = Date.now();
    const making = entries.filter(({ name }) => name.startsWith(MAKING));
    const made = entries.filter(({ name }) => !name.startsWith(MAKING)).sort((a, b) => b.used - a.used);
    const old = [
      ...making.filter(({ used }) => now - used > ABANDONED_MILLISECONDS),
      ...made.filter(({ used }, index) => index >= MOST_PROGRAMS || now - used > OLDEST_MILLISECONDS),
    ];
    for (const { folder } of old) await this.discard(folder);
  }

  private folder(): Promise<string> {
    this.root ??= this.open();
    return this.root;
  }

  private async open(): Promise<string> {
    try {
      await mkdir(this.wanted, { recursive: true, mode: 0o700 });
      // A folder may be there and not be writable.
      await rm(await mkdtemp(join(this.wanted, MAKING)), { recursive: true });
      return await realpath(this.wanted);
    } catch {
      const folder = await mkdtemp(join(await realpath(tmpdir()), 'rotation-game-'));
      process.once('exit', () => {
        rmSync(folder, { recursive: true, force: true });
      });
      return folder;
    }
  }
}

/** Where the system wants caches of this user. */
function userCache(): string {
  if (process.platform === 'win32') return process.env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  const cache = process.env['XDG_CACHE_HOME'];
  return cache?.startsWith('/') ? cache : join(homedir(), '.cache');
}
