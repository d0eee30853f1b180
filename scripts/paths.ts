import { join } from 'node:path';

/** Absolute path of the project. */
export const root = join(__dirname, '..');

/** Absolute path of a file of the project. */
export function inProject(...segments: string[]): string {
  return join(root, ...segments);
}
