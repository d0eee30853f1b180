import { access, constants } from 'node:fs/promises';

/** Whether a file is there and this process may run it. */
export async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
