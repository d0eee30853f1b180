import { readFile, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { readClassFile } from './classFile';
import { publicClass, withoutComments } from './javaSource';

/**
 * The class with `main` among the compiled ones of a folder, with its package. Of several it is `Main`, which judges run,
 * else the public class, the one that the user's file is named after, or the one that comes first in the source.
 * Undefined where none has it.
 *
 * @param path the user's file
 * @param source its text
 */
export async function mainClass(folder: string, path: string, source: string): Promise<string | undefined> {
  const found: string[] = [];
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.class')) continue;
    const read = readClassFile(await readFile(join(folder, file)));
    if (read?.hasMain) found.push(read.name);
  }
  const wanted = ['Main', publicClass(source), basename(path, extname(path))];
  const code = withoutComments(source);
  const rank = (name: string): number => {
    const place = wanted.indexOf(withoutPackage(name));
    return place < 0 ? wanted.length + placeIn(code, name) : place;
  };
  return found.sort((a, b) => rank(a) - rank(b))[0];
}

function withoutPackage(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Where a class, or one within others, begins in a source. */
function placeIn(code: string, name: string): number {
  const simple = name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
  const declaration = String.raw`(?<![\p{L}\p{N}_$])(?:class|interface|enum|record)\s+${simple}(?![\p{L}\p{N}_$])`;
  const place = code.search(new RegExp(declaration, 'u'));
  return place < 0 ? code.length : place;
}
