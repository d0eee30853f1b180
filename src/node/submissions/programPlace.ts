import { basename, dirname, join, sep } from 'node:path';
import type { FoundToolchain } from '../toolchains/findToolchain';

/** Where a program is made and found: its private folder, and the names in it. */
export interface ProgramPlace {
  readonly folder: string;
  /** The name of the source's copy in it. */
  readonly copy: string;
  /** The user's source. */
  readonly origin: string;
}

/** Values of the names in the arguments of a toolchain. */
export function placeValues(
  { folder, copy, origin }: ProgramPlace,
  paths: FoundToolchain['paths'],
): Map<string, string> {
  return new Map([
    ['source', join(folder, copy)],
    ['output', join(folder, process.platform === 'win32' ? 'program.exe' : 'program')],
    ['directory', folder],
    ['origin', dirname(origin)],
    ...[...paths].map(([name, path]) => [`path:${name}`, path] as const),
  ]);
}

/** A text of a compiler or a program with its private folder left out and the user's name for the source in it. */
export function asTheUserNames(text: string, { folder, copy, origin }: ProgramPlace): string {
  const mention = new RegExp(String.raw`(?<![\w.\\/-])(?:\.[\\/])?${escapeRegExp(copy)}(?!\w)`, 'g');
  // A program may know the folder that it was made in, before that was given its name.
  const folders = new RegExp(
    String.raw`${escapeRegExp(dirname(folder) + sep)}[\w-]+(${escapeRegExp(sep)}|\b)`,
    'g',
  );
  return text.replace(folders, '').replace(mention, () => basename(origin));
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
