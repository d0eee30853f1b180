import { lstatSync, opendirSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const MOST_NAMES = 20;
const MOST_MEASURED = 100;
const BLOCK_BYTES = 512;

/** The private folder of one run, for its input, its temporary files and, within it, an empty working folder. */
export class RunFolder {
  readonly working: string;

  private constructor(readonly path: string) {
    this.working = join(path, 'work');
  }

  /** Makes the folder within `parent`. Rejects where the system does not allow it. */
  static async make(parent: string): Promise<RunFolder> {
    const folder = new RunFolder(await mkdtemp(join(parent, 'run-')));
    await mkdir(folder.working);
    return folder;
  }

  /** The input as an open file: unlike a pipe it cannot break, and `/dev/stdin` can be opened. */
  async openInput(input: string): Promise<FileHandle> {
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

  /**
   * Names of what the program put into the working folder, sorted; the first of them where there are very many. The
   * picture of the memory that a system may leave of a crash is none of them.
   */
  async names(): Promise<readonly string[]> {
    const names = await readdir(this.working).catch(() => []);
    return names
      .filter((name) => !/^core(\.\d+)?$/.test(name))
      .sort()
      .slice(0, MOST_NAMES);
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
