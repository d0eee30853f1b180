import { readFile } from 'node:fs/promises';
import { decodeBytes, markedEncoding } from '../decodeBytes';

/**
 * The text of a source, in UTF-8, GBK or marked UTF-16. A mark of UTF-8 stays in it, as judges give it to the compiler.
 * Rejects where it cannot be read.
 */
export async function readSource(path: string): Promise<string> {
  const bytes = await readFile(path);
  const text = decodeBytes(bytes);
  return markedEncoding(bytes) === 'utf-8' ? text : text.slice(1);
}
