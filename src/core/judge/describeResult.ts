import { NO_MOVES } from '../problems/rotation/answer';
import { visible } from '../text/visible';
import type { Translate } from '../text/translate';
import type { CaseResult } from './caseResult';
import { describeLayout } from './describeLayout';

/** Characters of a token that are shown. */
const SHOWN = 40;

/** Why a case has its verdict, and what is expected: a sentence for people, the reason first. */
export function describeResult(result: CaseResult, t: Translate): string {
  const { expected, got } = result;
  switch (result.reason) {
    case 'accepted':
      return t('Accepted.');
    case 'not-smallest':
      return t(
        'Optimal but not smallest: letter {0} is {1}, where {2} comes first; the judge prints {3}.',
        result.letter + 1,
        got.moves?.[result.letter] ?? '',
        result.expectedLetter,
        expected.word,
      );
    case 'not-shortest':
      return t(
        'Not shortest: solves in {0} moves where {1} do; move {2} ({3}) brings the board no nearer.',
        result.moves,
        result.least,
        result.letter + 1,
        got.moves?.[result.letter] ?? '',
      );
    case 'not-solved':
      return got.moves?.toUpperCase().startsWith('N')
        ? t('Not solved: the board needs moves, with {0} of 8 equal in the centre.', result.equal)
        : t('Not solved: after these moves {0} of the 8 in the centre are equal.', result.equal);
    case 'wrong-centre':
      return t(
        'Wrong centre: “{0}”, where these moves bring {1} to the centre.',
        shown(got.centre ?? ''),
        result.centre,
      );
    case 'illegal-letter':
      if (result.lowerCase)
        return t('Illegal letter: “{0}” is lower case; the moves are A to H.', result.character);
      return result.character.trim() === ''
        ? t('Illegal letter: a space stands within the moves.')
        : t('Illegal letter: “{0}” is none of the moves A to H.', visible(result.character));
    case 'missing-no-moves':
      return got.moves === undefined
        ? t('“{0}” is missing: the board is solved already.', NO_MOVES)
        : t('“{0}” stands in place of “{1}”: the board is solved already.', shown(got.moves), NO_MOVES);
    case 'missing-centre':
      return t('The line of the centre is missing: {0} is expected.', expected.centre);
    case 'missing-case':
      return got.centre === undefined
        ? t('Nothing is printed for this board.')
        : t('The line of the moves is missing: {0} is expected.', expected.word);
    case 'extra-output':
      return t('Too much output: nothing is expected here.');
    case 'needless-moves':
      return t('Needless moves: the board is solved already, and “{0}” is expected.', NO_MOVES);
    case 'presentation':
      return describeLayout(result.layout, t);
  }
}

/** The verdict and its reason in a few words, such as "WA, optimal but not smallest: letter 3". */
export function summariseResult(result: CaseResult, t: Translate): string {
  const { verdict } = result;
  const reason = nameReason(result, t);
  return reason === undefined ? verdict : t('{0}, {1}', verdict, reason);
}

/** The reason in a few words, such as "optimal but not smallest: letter 3"; undefined for an accepted case. */
export function nameReason(result: CaseResult, t: Translate): string | undefined {
  switch (result.reason) {
    case 'accepted':
      return undefined;
    case 'not-smallest':
      return t('optimal but not smallest: letter {0}', result.letter + 1);
    case 'not-shortest':
      return t('{0} moves where {1} do: letter {2}', result.moves, result.least, result.letter + 1);
    case 'not-solved':
      return t('not solved: {0} of 8 equal', result.equal);
    case 'wrong-centre':
      return t('wrong centre: {0} is expected', result.centre);
    case 'illegal-letter':
      return result.lowerCase
        ? t('lower-case letter {0}', result.character)
        : t('illegal letter “{0}”', visible(result.character));
    case 'missing-no-moves':
      return t('“{0}” missing', NO_MOVES);
    case 'missing-centre':
      return t('centre missing');
    case 'missing-case':
      return result.got.centre === undefined ? t('nothing printed') : t('moves missing');
    case 'extra-output':
      return t('too much output');
    case 'needless-moves':
      return t('moves for a solved board');
    case 'presentation':
      return t('right but laid out otherwise');
  }
}

function shown(token: string): string {
  return visible(token.length > SHOWN ? `${token.slice(0, SHOWN)}…` : token);
}
