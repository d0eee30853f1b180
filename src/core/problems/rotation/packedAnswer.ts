import type { Board, BoardSymbol, CellSet } from './board';
import { type DistanceTable, distanceOf } from './distances';
import { type PackedWord, type WordTable, walkToWord, wordOf } from './words';

/**
 * An answer as one number, `4 · word + centre`, for bulk work without strings. Of what the three symbols offer the
 * smallest is the judge's answer.
 */
export type PackedAnswer = number;

/** The number of a word and the symbol that it brings to the centre. */
export function packedAnswer(word: PackedWord, centre: BoardSymbol): PackedAnswer {
  return 4 * word + centre;
}

/** The word of a packed answer. */
export function wordIn(answer: PackedAnswer): PackedWord {
  return Math.floor(answer / 4);
}

/** The centre of a packed answer. */
export function centreIn(answer: PackedAnswer): BoardSymbol {
  const centre = answer - 4 * wordIn(answer);
  return centre === 1 ? 1 : centre === 2 ? 2 : 3;
}

/** The answer of an even board from the table of whole words: three look-ups. */
export function lookUpPacked(words: WordTable, { ones, twos, threes }: Board): PackedAnswer {
  return least(wordOf(words, ones), wordOf(words, twos), wordOf(words, threes));
}

/** The answer of an even board from distances only: the smallest of its nearest symbols' words. */
export function walkToPacked(table: DistanceTable, { ones, twos, threes }: Board): PackedAnswer {
  const one = distanceOf(table, ones);
  const two = distanceOf(table, twos);
  const three = distanceOf(table, threes);
  const nearest = Math.min(one, two, three);
  const wordFrom = (set: CellSet, distance: number): PackedWord =>
    distance === nearest ? walkToWord(table, set) : Infinity;
  return least(wordFrom(ones, one), wordFrom(twos, two), wordFrom(threes, three));
}

function least(one: PackedWord, two: PackedWord, three: PackedWord): PackedAnswer {
  return Math.min(packedAnswer(one, 1), packedAnswer(two, 2), packedAnswer(three, 3));
}
