import { lstatSync, opendirSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, open, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errorCode';

const MOST_NAMES = 20;
const MOST_MEASURED = 100;
const BLOCK_BYTES = 512;

/** The private folder of one run: an empty working folder, one for temporary files, and the input. */
export class RunFolder {
  readonly working: string;
  readonly temporary: string;

  private constructor(
    private readonly parent: string,
    readonly path: string,
  ) {
    this.working = join(path, 'work');
    this.temporary = join(path, 'temporary');
  }

  /** Makes the folder within `parent`, which is made too. Rejects where the system does not allow it. */
  static async make(parent: string): Promise<RunFolder> {
    const folder = new RunFolder(parent, await makeWithin(parent));
    await Promise.all([mkdir(folder.working), mkdir(folder.temporary)]);
    return folder;
  }

  /** The input as an open file: unlike a pipe it cannot break, and `/dev/stdin` can be opened. */
  async openInput(input: string | Uint8Array): Promise<FileHandle> {
    const path = join(this.path, 'input');
    await writeFile(path, input);
    return open(path, 'r');
  }

  /** Bytes on the disk of the files in the working folder, or of the first of them where there are very many. */
  workingBytes(): number {
    let bytes = 0;
    try {
      const directory = opendirSync(this.working);
      try {
        for (let count = 0; count < MOST_MEASURED; count++) {
          const entry = directory.readSync();
          if (!entry) break;
          bytes += (lstatSync(join(this.working, entry.name)).blocks || 0) * BLOCK_BYTES;
        }
      } finally {
        directory.closeSync();
      }
    } catch {
      // The program may move and remove its files, and the folder too, at any time.
    }
    return bytes;
  }

  /** Names of what stands in the working folder, sorted; the first of them where there are very many. */
  async names(): Promise<readonly string[]> {
    const names = await readdir(this.working).catch(() => []);
    return names.sort().slice(0, MOST_NAMES);
  }

  /** Removes the folder and all in it, write-protected or not. Never rejects: what cannot be removed is left. */
  async remove(): Promise<void> {
    const options = { recursive: true, force: true, maxRetries: 3 } as const;
    try {
      await rm(this.path, options);
    } catch {
      await openUp(this.path);
      await rm(this.path, options).catch(() => undefined);
    }
    await rmdir(this.parent).catch(() => undefined);
  }
}

async function makeWithin(parent: string): Promise<string> {
  for (;;) {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    try {
      return await mkdtemp(join(parent, 'run-'));
    } catch (error) {
      // Another run has just removed the parent, as it was the last.
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
}

/** Lets the owner write into every folder below. */
async function openUp(path: string): Promise<void> {
  try {
    if (!(await lstat(path)).isDirectory()) return;
    await chmod(path, 0o700);
    for (const name of await readdir(path)) await openUp(join(path, name));
  } catch {
    // What cannot be opened up cannot be removed either.
  }
}
