import type { Translate } from '../../text/translate';

/** The judge's answer for a grid, with a set of matches that proves it. */
export interface Answer {
  /** The fewest matches to take so that no square is left, ascending. */
  readonly matches: readonly number[];
}

/** The line a judge prints for a grid, without the line break. */
export function formatAnswer({ matches }: Answer): string {
  return String(matches.length);
}

/** The whole judge output for a list of answers; every line ends with a line feed. */
export function formatOutput(answers: Iterable<Answer>): string {
  let text = '';
  for (const answer of answers) text += formatAnswer(answer) + '\n';
  return text;
}

/** "3 matches: 1 2 9", on one line, for people. */
export function describeAnswer({ matches }: Answer, t: Translate): string {
  const [first] = matches;
  if (first === undefined) return t('no square left');
  return matches.length === 1
    ? t('1 match: {0}', first)
    : t('{0} matches: {1}', matches.length, matches.join(' '));
}

/** What a search that stopped knows, for people. */
export function describeLowerBound(lowerBound: number, t: Translate): string {
  return lowerBound === 1 ? t('at least 1 match') : t('at least {0} matches', lowerBound);
}
