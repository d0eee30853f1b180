import chinese from '../../../l10n/bundle.l10n.zh-cn.json';
import { type Translate, english, translator } from '../../core/text/translate';

/** Messages in the language of the environment: Chinese where the first of POSIX's variables that is set says so. */
export function translateFor(environment: Readonly<Record<string, string | undefined>>): Translate {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((value) => value);
  return locale?.startsWith('zh') ? translator(chinese) : english;
}
