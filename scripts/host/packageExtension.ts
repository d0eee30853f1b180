import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inProject, root } from '../paths';
import { runCommand } from './runCommand';

/**
 * Packages the extension as users get it, with the build for production.
 * @returns the path of the .vsix
 * @throws with the output of the packaging if it fails
 */
export async function packageExtension(): Promise<string> {
  const vsix = inProject('out', 'rotation-game.vsix');
  await mkdir(dirname(vsix), { recursive: true });
  await runCommand('npm', ['run', '--silent', 'package', '--', '--out', vsix], root);
  return vsix;
}
