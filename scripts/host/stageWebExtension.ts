import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../paths';
import { temporaryFolder } from './temporaryFolder';

/** What the manifest names, and the built tests. */
const COPIED = [
  'dist',
  'l10n',
  'media',
  'out/test',
  'package.nls.json',
  'package.nls.zh-cn.json',
  'syntaxes',
];

/**
 * Copies the built extension to a folder with a manifest that names only `browser`: VS Code runs an extension
 * that has `main` in the Node extension host wherever there is one.
 * @returns the folder
 */
export async function stageWebExtension(): Promise<string> {
  const folder = temporaryFolder('web-extension');
  for (const name of COPIED) {
    await cp(inProject(name), join(folder, name), { recursive: true });
  }
  const text = await readFile(inProject('package.json'), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, unknown>>;
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, main: undefined }));
  return folder;
}
