import { access, constants, stat } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

/** Where programs are looked for, in order. */
export function searchFolders(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  // Windows has one variable, spelled as it pleases; `process.env` there knows it by any spelling.
  return (environment['PATH'] ?? '').split(delimiter).filter(isAbsolute);
}

/**
 * The file of a program that a name or an absolute path stands for, or undefined. On Windows only what can be started
 * without a shell: no `.bat`, no `.cmd`.
 */
export async function findProgram(name: string, folders: readonly string[]): Promise<string | undefined> {
  const endings = process.platform === 'win32' && !/\.(exe|com)$/i.test(name) ? ['.exe', '.com'] : [''];
  // A name with a folder in it is no name to look for; a relative one would depend on who starts the program.
  const places = isAbsolute(name)
    ? [name]
    : /[\\/]/.test(name)
      ? []
      : folders.map((folder) => join(folder, name));
  for (const place of places)
    for (const ending of endings) if (await isProgram(place + ending)) return place + ending;
  return undefined;
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
