import type { Translate } from '../../text/translate';
import { type Board, type BoardSymbol, type CellSet, SYMBOLS, cellsOf } from './board';
import { type DistanceTable, distanceOf } from './distances';
import { MOVES, turnSet } from './moves';
import {
  type PackedAnswer,
  centreIn,
  lookUpPacked,
  packedAnswer,
  walkToPacked,
  wordIn,
} from './packedAnswer';
import { type WordTable, lengthOf, packWord, putWord, unpackWord } from './words';

/** The judge's answer for a board. */
export interface Answer {
  /** The fewest moves, as the word that is first in dictionary order; empty where the board is solved already. */
  readonly word: string;
  /** The symbol that fills the centre afterwards. */
  readonly centre: BoardSymbol;
}

/** What a judge prints in place of an empty word. */
export const NO_MOVES = 'No moves needed';

/** The two lines a judge prints for a board, without the last line break. */
export function formatAnswer(answer: Answer): string {
  return `${answer.word || NO_MOVES}\n${answer.centre}`;
}

/** The whole judge output for a list of answers; every line ends with a line feed. */
export function formatOutput(answers: Iterable<Answer>): string {
  let text = '';
  for (const answer of answers) text += formatAnswer(answer) + '\n';
  return text;
}

/** An answer as one number. */
export function packAnswer({ word, centre }: Answer): PackedAnswer {
  return packedAnswer(packWord(word), centre);
}

/** The answer that a number stands for. */
export function unpackAnswer(answer: PackedAnswer): Answer {
  return { word: unpackWord(wordIn(answer)), centre: centreIn(answer) };
}

const LINE_FEED = 10;
const ZERO = 48;
const NO_MOVES_BYTES = Array.from(NO_MOVES, (letter) => letter.charCodeAt(0));

/** The most bytes that `putAnswer` writes. */
export const MOST_ANSWER_BYTES = NO_MOVES.length + 3;

/** Writes the two lines that a judge prints for a board into `bytes` from `at` on; returns where they end. */
export function putAnswer(bytes: Uint8Array, at: number, answer: PackedAnswer): number {
  const word = wordIn(answer);
  let end = at;
  if (lengthOf(word) > 0) end = putWord(bytes, at, word);
  else for (const byte of NO_MOVES_BYTES) bytes[end++] = byte;
  bytes[end] = LINE_FEED;
  bytes[end + 1] = ZERO + centreIn(answer);
  bytes[end + 2] = LINE_FEED;
  return end + 3;
}

/** "AC → 2 · 2 moves", on one line, for people. */
export function describeAnswer(answer: Answer, t: Translate): string {
  const { word, centre } = answer;
  if (word === '') return t('solved · {0} in the centre', centre);
  const moves = word.length === 1 ? t('1 move') : t('{0} moves', word.length);
  return `${word} → ${centre} · ${moves}`;
}

/** The distance of each symbol's cells to the centre, for 1, 2 and 3. The board must be even. */
export function symbolDistances(table: DistanceTable, board: Board): readonly [number, number, number] {
  return [distanceOf(table, board.ones), distanceOf(table, board.twos), distanceOf(table, board.threes)];
}

/** The fewest moves that solve an even board. */
export function boardDistance(table: DistanceTable, board: Board): number {
  const [one, two, three] = symbolDistances(table, board);
  return Math.min(one, two, three);
}

/** The answer of an even board from the table of whole words: three look-ups. */
export function lookUpAnswer(words: WordTable, board: Board): Answer {
  return unpackAnswer(lookUpPacked(words, board));
}

/** The answer of an even board from distances only: the smallest of its nearest symbols' words. */
export function walkToAnswer(table: DistanceTable, board: Board): Answer {
  return unpackAnswer(walkToPacked(table, board));
}

/** The moves with which some shortest solution of an even board starts, in dictionary order. */
export function optimalFirstMoves(table: DistanceTable, board: Board): readonly number[] {
  const least = boardDistance(table, board);
  return MOVES.filter((move) =>
    SYMBOLS.some((symbol) => {
      const set = cellsOf(board, symbol);
      return distanceOf(table, set) === least && distanceOf(table, turnSet(set, move)) === least - 1;
    }),
  );
}

/**
 * How many shortest words solve an even board. Symbols tied at the least distance never share a word, so their counts
 * add up.
 */
export function countOptimalWords(table: DistanceTable, board: Board): number {
  const least = boardDistance(table, board);
  let level = new Map<CellSet, number>();
  for (const symbol of SYMBOLS) {
    const set = cellsOf(board, symbol);
    if (distanceOf(table, set) === least) level.set(set, 1);
  }
  for (let left = least - 1; left >= 0; left--) {
    const next = new Map<CellSet, number>();
    for (const [set, count] of level) {
      for (const move of MOVES) {
        const turned = turnSet(set, move);
        if (distanceOf(table, turned) === left) next.set(turned, (next.get(turned) ?? 0) + count);
      }
    }
    level = next;
  }
  return [...level.values()].reduce((sum, count) => sum + count, 0);
}
