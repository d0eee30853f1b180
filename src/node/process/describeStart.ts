import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Translate } from '../../core/text/translate';
import { errorCode } from '../errorCode';

/**
 * Why a program could not be started, for people.
 *
 * @param directory the folder that it was to run in, which the system's error does not tell from the program
 */
export function describeStart(error: unknown, program: string, directory: string, t: Translate): string {
  switch (errorCode(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      if (!existsSync(directory)) return t('{0}: no such folder', directory);
      return basename(program) === program
        ? t('{0} was not found on the PATH', program)
        : t('{0}: no such file', program);
    case 'EACCES':
    case 'EPERM':
      return t('{0} may not be run: permission denied', program);
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
