import { LinuxTree, type SignsOfRun, waitedForMilliseconds } from './linuxTree';
import type { ProcessTree } from './processTree';
import { PsTree } from './psTree';
import { WindowsTree } from './windowsTree';

/** Makes ready to follow a program; to be called before it is started, and the result, with its number, right after. */
export function prepareTree(signs: SignsOfRun): (root: number) => ProcessTree {
  if (process.platform === 'win32') return (root) => new WindowsTree(root);
  if (process.platform !== 'linux') return (root) => new PsTree(root);
  const waitedFor = waitedForMilliseconds();
  return (root) => new LinuxTree(root, signs, waitedFor);
}
