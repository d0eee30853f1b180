const LEADER = /^([ \t]*)(\/{2,}|\/\*+|\*+(?!\/)|#+|-{2,}|;+|%+)/gm;
const CLOSER = /\*+\/[ \t]*$/gm;

/**
 * The text with the signs that make its lines comments in some language blanked out: leaders such as `//`, `#`, `*`,
 * `--`, `;` and `%`, and a closing `*` + `/`. Every offset stays.
 */
export function blankCommentLeaders(text: string): string {
  const blank = (found: string): string => ' '.repeat(found.length);
  return text.replace(LEADER, blank).replace(CLOSER, blank);
}
