import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*[<"]([^<>"\n]+)[>"]/gm;

/** No header that a person wrote is larger, and no folder of them. */
const MOST_BYTES = 4 << 20;
const MOST_FILES = 1000;

/**
 * The files that a source in C or C++ includes from its own folder, directly or not, by path, with their texts. What is
 * included under a condition counts too. Devices, pipes and very large files are left out, and so is what comes after a
 * thousand files, or once `signal` is aborted.
 */
export async function includedFiles(
  text: string,
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const tried = new Set<string>();
  const open = [{ text, from: folder }];
  let room = MOST_BYTES;
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [, name = ''] of next.text.matchAll(INCLUDE)) {
      for (const path of [join(next.from, name), join(folder, name)]) {
        if (signal.aborted || tried.size === MOST_FILES) return files;
        if (tried.has(path)) continue;
        tried.add(path);
        const included = await readRegular(path, room, signal);
        if (included === undefined) continue;
        room -= included.length;
        files.set(path, included);
        open.push({ text: included, from: dirname(path) });
      }
    }
  }
  return files;
}

/** The text of a regular file of at most `mostBytes`; undefined for all else, which may never come to an end. */
async function readRegular(
  path: string,
  mostBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const found = await stat(path);
    if (!found.isFile() || found.size > mostBytes) return undefined;
    return await readFile(path, { encoding: 'utf8', signal });
  } catch {
    return undefined;
  }
}
