import type { Translate } from '../../core/text/translate';
import { errorCode } from '../errorCode';

/**
 * Why a command cannot go on, for people; the usual errors of the system in their language, others as Node words them.
 *
 * @param file the input as the user named it: errors of reading do not tell it
 */
export function describeFailure(error: unknown, file: string, t: Translate): string {
  switch (errorCode(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return t('{0}: no such file', file);
    case 'EISDIR':
      return t('{0} is a folder, not a file', file);
    case 'EACCES':
    case 'EPERM':
      return t('{0} may not be read: permission denied', file);
    case 'ENOSPC':
      return t('The output cannot be written: no space is left');
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
