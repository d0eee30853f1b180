import { cp, stat } from 'node:fs/promises';
import { inProject } from './paths';

/**
 * Copies the samples to where a newcomer's edits leave the project clean. A copy that was edited after the
 * sample itself is kept.
 * @returns the folder of the copies
 */
export async function copySamples(): Promise<string> {
  const copies = inProject('out', 'samples');
  await cp(inProject('samples'), copies, {
    recursive: true,
    filter: async (source, copy) => {
      const [from, to] = await Promise.all([stat(source), stat(copy).catch(() => undefined)]);
      return from.isDirectory() || to === undefined || from.mtimeMs > to.mtimeMs;
    },
  });
  return copies;
}
