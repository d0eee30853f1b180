import { type Answer, boardDistance } from '../problems/rotation/answer';
import {
  type Board,
  type BoardSymbol,
  type CellSet,
  CENTRE,
  SYMBOLS,
  cellsOf,
} from '../problems/rotation/board';
import type { DistanceTable } from '../problems/rotation/distances';
import { INVERSES, letterOf, turn, turnSet } from '../problems/rotation/moves';
import { mostIn } from '../problems/rotation/space';
import type { Span } from '../text/span';
import type { Finding } from './caseResult';

export const UPPER_A = 65;
export const UPPER_H = 72;
const LOWER_A = 97;
const LOWER_H = 104;

/** What is wrong, and where. */
export type Fault = Exclude<Finding, { readonly reason: 'accepted' }> & { readonly span: Span };

/** A word that is right brings this symbol to the centre. */
export type JudgedWord = { readonly centre: BoardSymbol } | Fault;

/**
 * Judges what stands for the word of an unsolved board.
 *
 * @param span of that in `text`, not empty
 * @param anyOptimal whether every word of the fewest moves is right
 */
export function judgeWord(
  { board, answer, table }: { readonly board: Board; readonly answer: Answer; readonly table: DistanceTable },
  text: string,
  span: Span,
  anyOptimal: boolean,
): JudgedWord {
  const illegal = illegalLetter(text, span);
  if (illegal) return illegal;
  const brought = broughtToCentre(text, span);
  const centre = SYMBOLS.find((symbol) => cellsOf(board, symbol) === brought);
  if (centre === undefined) return { reason: 'not-solved', equal: mostIn(board, brought), span };
  const moves = span.end - span.start;
  const least = answer.word.length;
  if (moves > least) {
    const letter = firstUselessMove(board, text, span, table);
    return { reason: 'not-shortest', letter, moves, least, span: letterSpan(span, letter) };
  }
  if (anyOptimal || text.startsWith(answer.word, span.start)) return { centre };
  let letter = 0;
  while (text[span.start + letter] === answer.word[letter]) letter++;
  const expectedLetter = letterOf(answer.word.charCodeAt(letter) - UPPER_A);
  return { reason: 'not-smallest', letter, expectedLetter, span: letterSpan(span, letter) };
}

/** The first character of a word that is none of A to H. */
export function illegalLetter(text: string, { start, end }: Span): Fault | undefined {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code >= UPPER_A && code <= UPPER_H) continue;
    const character = String.fromCodePoint(text.codePointAt(at) ?? code);
    return {
      reason: 'illegal-letter',
      character,
      lowerCase: code >= LOWER_A && code <= LOWER_H,
      span: { start: at, end: at + character.length },
    };
  }
  return undefined;
}

/** The cells that the letters of a span, all of them A to H, bring to the centre. */
export function broughtToCentre(text: string, { start, end }: Span): CellSet {
  let cells = CENTRE;
  for (let at = end - 1; at >= start; at--) {
    cells = turnSet(cells, INVERSES[text.charCodeAt(at) - UPPER_A] ?? 0);
  }
  return cells;
}

/** The first letter of a word, longer than need be, after which the board is no nearer to being solved. */
function firstUselessMove(board: Board, text: string, { start }: Span, table: DistanceTable): number {
  let current = board;
  let distance = boardDistance(table, current);
  for (let letter = 0; ; letter++) {
    current = turn(current, text.charCodeAt(start + letter) - UPPER_A);
    const next = boardDistance(table, current);
    if (next >= distance) return letter;
    distance = next;
  }
}

function letterSpan({ start }: Span, letter: number): Span {
  return { start: start + letter, end: start + letter + 1 };
}
