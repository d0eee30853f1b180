import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, PackageManager } from '@vscode/vsce';
import { inProject, root } from '../paths';
import { temporaryFolder } from './temporaryFolder';

/**
 * Copies the files that ship, and the built tests, to a folder with a manifest that names only `browser`: VS Code
 * runs an extension that has `main` in the Node extension host wherever there is one.
 * @returns the folder
 */
export async function stageWebExtension(): Promise<string> {
  const folder = temporaryFolder('web-extension');
  const shipped = await listFiles({ cwd: root, packageManager: PackageManager.None });
  for (const name of [...shipped, join('out', 'test')]) {
    await cp(inProject(name), join(folder, name), { recursive: true });
  }
  const manifest = JSON.parse(await readFile(inProject('package.json'), 'utf8')) as Record<string, unknown>;
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, main: undefined }));
  return folder;
}
