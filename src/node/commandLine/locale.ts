import { type Translate, english, translator } from '../../core/text/translate';

/** POSIX's names and language tags of simplified Chinese, in no encoding or in UTF-8, which is what is written. */
const SIMPLIFIED_CHINESE = /^zh(?:[_-](?:CN|SG|Hans(?:[_-][a-z]+)?))?(?:\.utf-?8)?(?:@\w+)?$/i;

/** Messages in the language of the environment, which the first of POSIX's variables that is set tells. */
export async function translateFor(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Translate> {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((value) => value) ?? '';
  if (!SIMPLIFIED_CHINESE.test(locale)) return english;
  const { chinese } = await import('./chinese');
  return translator(chinese);
}
