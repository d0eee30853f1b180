import type { Answer } from '../problems/rotation/answer';
import { type Board, solvedSymbol } from '../problems/rotation/board';
import { MISSING_COST } from './alignWindow';
import { UPPER_A, UPPER_H, boardAfter } from './judgeWord';
import type { OutputToken } from './outputTokens';

/** A case of an input as far as its output goes. A case without an answer is a board with a fault. */
export interface CheckedCase {
  readonly board: Board;
  readonly answer: Answer | undefined;
}

/** Letters of the longest word that is played to see whether it solves a board. */
const LONGEST_PLAYED = 64;

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

/** How unlikely it is that a token stands for the word of a case; 0 for the right one. */
export function movesCost({ board, answer }: CheckedCase, text: string, token: OutputToken): number {
  if (!answer) return token.kind === 'number' ? UNLIKELY : LIKELY;
  const isSolved = answer.word === '';
  switch (token.kind) {
    case 'no-moves':
      return isSolved ? 0 : UNLIKE;
    case 'number':
      if (text[token.start] !== '0') return DOUBTFUL;
      return isSolved ? WRONG / 2 : WRONG;
    case 'word':
      if (isSolved) return UNLIKE;
      if (equals(text, token, answer.word)) return 0;
      return solves(board, text, token) || equalsInLowerCase(text, token, answer.word) ? LIKELY : WRONG;
    case 'other':
      return UNLIKELY;
  }
}

/** How unlikely it is that a token stands for the centre of a case; 0 for the right one. */
export function centreCost({ answer }: CheckedCase, text: string, token: OutputToken): number {
  if (token.kind === 'word' || token.kind === 'no-moves') return NEVER;
  if (token.kind === 'other') return UNLIKELY;
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

/** Whether a token is a word that solves a board; words that no search finds are not played. */
export function solves(board: Board, text: string, token: OutputToken): boolean {
  const { start, end } = token;
  if (end - start > LONGEST_PLAYED) return false;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code < UPPER_A || code > UPPER_H) return false;
  }
  return solvedSymbol(boardAfter(board, text, token)) !== undefined;
}
