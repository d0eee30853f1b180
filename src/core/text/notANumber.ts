import type { Translate } from './translate';
import { visible } from './visible';

/** Says of a text that stands in the place of a number, by its first characters, what is wrong with it. */
export function describeNotANumber(token: string, t: Translate): string {
  const shown = visible(token);
  if (token.includes('\0')) {
    return t('“{0}” is not a number: zero bytes make this a binary or UTF-16 file. Save it as UTF-8.', shown);
  }
  return /^\d+(?:[,;，、；]\d*)+$/.test(token)
    ? t('“{0}” is not a number: put spaces between the numbers.', shown)
    : t('“{0}” is not a number. Programs that read numbers stop here or never end.', shown);
}
