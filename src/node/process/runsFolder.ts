import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where this process keeps what its runs need: a private folder, of a name that nobody can foresee. */
export const RUNS_FOLDER = join(tmpdir(), `rotation-${randomUUID()}`);

let removedAtExit = false;

/** Makes `RUNS_FOLDER`, and has it removed when this process ends. Rejects where the system does not allow it. */
export async function makeRunsFolder(): Promise<void> {
  await mkdir(RUNS_FOLDER, { recursive: true, mode: 0o700 });
  if (removedAtExit) return;
  removedAtExit = true;
  process.once('exit', () => {
    rmSync(RUNS_FOLDER, { recursive: true, force: true });
  });
}
