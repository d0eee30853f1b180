import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { hostEnvironment } from './hostEnvironment';
import { isExecutable } from './isExecutable';

/** The path of a desktop VS Code's command, unless there is none or it could not open a window here. */
export async function findDesktopCode(): Promise<string | undefined> {
  if (!canOpenWindow()) {
    return undefined;
  }
  const name = process.platform === 'win32' ? 'code.cmd' : 'code';
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder, name);
    if (await isExecutable(file)) {
      return file;
    }
  }
  return undefined;
}

/** Opens files in a new window with the extension of a folder under development. */
export function openInDesktopCode(
  code: string,
  extension: string,
  paths: readonly string[],
): Promise<boolean> {
  const args = [`--extensionDevelopmentPath=${extension}`, '--new-window', ...paths];
  const windows = process.platform === 'win32';
  const quoted = windows ? args.map((argument) => `"${argument}"`) : args;
  return new Promise((resolve) => {
    const child = spawn(windows ? `"${code}"` : code, quoted, {
      env: hostEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
    });
    child.once('error', () => {
      resolve(false);
    });
    child.once('close', (exitCode) => {
      resolve(exitCode === 0);
    });
  });
}

function canOpenWindow(): boolean {
  if (process.platform !== 'linux') {
    return true;
  }
  // In a remote terminal `code` talks to the window it belongs to; as root the desktop build refuses to start.
  const remote = process.env['VSCODE_IPC_HOOK_CLI'] !== undefined;
  return hasDisplay() && !remote && process.getuid?.() !== 0;
}

/** Whether this process may open windows. */
export function hasDisplay(): boolean {
  return (
    process.platform !== 'linux' ||
    process.env['DISPLAY'] !== undefined ||
    process.env['WAYLAND_DISPLAY'] !== undefined
  );
}
