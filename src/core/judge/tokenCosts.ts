import type { CellSet } from '../problems/rotation/board';
import { MISSING_COST } from './alignWindow';
import type { CheckedCase } from './checkedCase';
import type { OutputToken } from './outputTokens';
import { isSolvedBy } from './wordEffects';

const LETTER_EVIDENCE = 5;
const MOST_EVIDENCE = 15;
const SOLVED_EVIDENCE = 8;
const LIKELY = 2;
/** Three of these are less likely than that a whole case is missing. */
const WRONG = 11;
const UNLIKELY = 14;
/** Moves for a solved board, or none for another: two of these are less likely than that a whole case is missing. */
const UNLIKE = MISSING_COST + 1;
/** Likelier than that the line is missing and the token too much, not than that only the one is. */
const DOUBTFUL = 20;
/** Worse than to miss the one and have the other too much. */
const NEVER = 3 * MISSING_COST;

/** What it costs that nothing stands for a line of a case. Programs may stop, or print anything, at a board with a fault. */
export function missingCost(found: CheckedCase | undefined): number {
  return found?.answer ? MISSING_COST : MISSING_COST / 8;
}

/**
 * How unlikely it is that a token stands for the word of a case; less than 0 where it hardly is there by chance.
 *
 * @param brought the cells that the token brings to the centre, or 0
 */
export function movesCost(
  { board, answer }: CheckedCase,
  text: string,
  token: OutputToken,
  brought: CellSet,
  hasCentres: boolean,
): number {
  if (!answer) return token.kind === 'number' ? UNLIKELY : LIKELY;
  const { word } = answer;
  const isSolved = word === '';
  switch (token.kind) {
    case 'no-moves':
      return isSolved ? -SOLVED_EVIDENCE : UNLIKE;
    case 'number':
      if (text[token.start] !== '0') return hasCentres || token.end - token.start > 1 ? DOUBTFUL : NEVER;
      return isSolved ? WRONG / 2 : WRONG;
    case 'word':
      if (isSolved) return UNLIKE;
      if (equals(text, token, word)) return -evidence(word);
      if (isSolvedBy(board, brought) || equalsInLowerCase(text, token, word)) return LIKELY - evidence(word);
      return hasOnlyMoves(text, token) ? WRONG : DOUBTFUL;
    case 'other':
      return DOUBTFUL;
  }
}

/** How much it tells that a right word stands somewhere. */
function evidence(word: string): number {
  return Math.min(word.length * LETTER_EVIDENCE, MOST_EVIDENCE);
}

/** How unlikely it is that a token stands for the centre of a case; 0 for the right one. */
export function centreCost({ answer }: CheckedCase, text: string, token: OutputToken): number {
  if (token.kind === 'no-moves') return NEVER;
  if (token.kind === 'word') return token.end - token.start === 1 ? DOUBTFUL : NEVER;
  if (token.kind === 'other') return DOUBTFUL;
  if (!answer) return LIKELY;
  if (equals(text, token, String(answer.centre))) return 0;
  return text[token.start] === '0' ? NEVER / 2 : WRONG;
}

/** Whether a token is what the judge prints for the moves of a case, or "No moves needed" in other wording. */
export function isExpectedWord({ answer }: CheckedCase, text: string, token: OutputToken): boolean {
  if (answer?.word === '') return token.kind === 'no-moves';
  return answer !== undefined && equals(text, token, answer.word);
}

/** Whether a token is `wanted`, letter for letter. */
export function equals(text: string, { start, end }: OutputToken, wanted: string): boolean {
  return end - start === wanted.length && text.startsWith(wanted, start);
}

function equalsInLowerCase(text: string, { start, end }: OutputToken, word: string): boolean {
  return end - start === word.length && text.slice(start, end).toUpperCase() === word;
}

/** Whether the start of a word is of the letters A to H, in whatever case. */
function hasOnlyMoves(text: string, { start, end }: OutputToken): boolean {
  return /^[A-H]*$/i.test(text.slice(start, Math.min(end, start + 8)));
}
