import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from './exitCleanup';

/** Makes an empty folder that is deleted when this process ends. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `rotation-${purpose}-`));
  onExit(() => {
    // A server that is just being killed may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  return folder;
}
