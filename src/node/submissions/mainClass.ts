import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readClassFile } from './classFile';

/**
 * The class with `main` among the compiled ones of a folder, with its package; of several, the one that the source names
 * first. Undefined where none has it.
 */
export async function mainClass(folder: string, source: string): Promise<string | undefined> {
  const found: string[] = [];
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.class')) continue;
    const read = readClassFile(await readFile(join(folder, file)));
    if (read?.hasMain) found.push(read.name);
  }
  const placeOf = (name: string): number =>
    source.search(new RegExp(String.raw`\b(?:class|interface|enum|record)\s+${simpleName(name)}\b`));
  return found.sort((a, b) => placeOf(a) - placeOf(b))[0];
}

/** Without package and outer classes. */
function simpleName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
}
