import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*[<"]([^<>"\n]+)[>"]/gm;

/**
 * The files that a source in C or C++ includes from its own folder, directly or not, by path, with their texts. What is
 * included under a condition counts too.
 */
export async function includedFiles(text: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const open = [{ text, from: folder }];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [, name = ''] of next.text.matchAll(INCLUDE)) {
      for (const path of new Set([join(next.from, name), join(folder, name)])) {
        if (files.has(path)) continue;
        const included = await readFile(path, 'utf8').catch(() => undefined);
        if (included === undefined) continue;
        files.set(path, included);
        open.push({ text: included, from: dirname(path) });
      }
    }
  }
  return files;
}
