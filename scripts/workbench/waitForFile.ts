import { existsSync, watch } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Waits until a file is there. Its folder must exist.
 * @throws after a time in milliseconds
 */
export function waitForFile(file: string, timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      watcher.close();
      clearTimeout(timer);
      settle();
    };
    const check = () => {
      if (existsSync(file)) {
        finish(resolve);
      }
    };
    const watcher = watch(dirname(file), check);
    const timer = setTimeout(() => {
      finish(() => {
        reject(new Error(`VS Code did not start within ${timeout / 1000} s.`));
      });
    }, timeout);
    check();
  });
}
