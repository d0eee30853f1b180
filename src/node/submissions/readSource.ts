import { readFile } from 'node:fs/promises';
import { decodeBytes } from '../process/decodeBytes';

/** The text of a source, in UTF-8 or GBK. Rejects where it cannot be read. */
export async function readSource(path: string): Promise<string> {
  return decodeBytes(await readFile(path));
}
