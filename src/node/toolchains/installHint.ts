import { findProgram } from './findProgram';
import type { Installation } from './toolchain';

/** How to get a language's programs on this system: a command, or an address where none is known. */
export async function installHint(installation: Installation, folders: readonly string[]): Promise<string> {
  const { apt, brew, winget, address } = installation;
  const managers = [
    ['winget', winget, process.platform === 'win32'],
    ['brew', brew, process.platform === 'darwin'],
    ['apt', apt, process.platform === 'linux'],
  ] as const;
  for (const [manager, command, here] of managers)
    if (here && command !== undefined && (await findProgram(manager, folders)) !== undefined) return command;
  return address;
}
