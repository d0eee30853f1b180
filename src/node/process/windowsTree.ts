import { spawn } from 'node:child_process';
import type { ProcessTree } from './processTree';

/**
 * A process tree on Windows, which tells no usage without a program of its own. Descendants are found through the
 * program, so what it leaves behind when it ends by itself stays.
 */
export class WindowsTree implements ProcessTree {
  constructor(private readonly root: number) {}

  sample(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  kill(): void {
    spawn('taskkill', ['/PID', String(this.root), '/T', '/F'], { stdio: 'ignore', windowsHide: true }).on(
      'error',
      () => undefined,
    );
  }

  end(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
