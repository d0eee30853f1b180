import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files below a folder, from the root of the project. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
}

/** The texts of the project's own TypeScript below folders, by path. */
export function sourcesBelow(...folders: string[]): Map<string, string> {
  const paths = folders.flatMap(filesBelow).filter((path) => /\.tsx?$/.test(path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** A JSON file of the project. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
