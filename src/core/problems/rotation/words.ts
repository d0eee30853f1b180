import { rankOf } from '../../search/combinations';
import type { Sliced } from '../../search/slices';
import type { CellSet } from './board';
import { type DistanceTable, MAX_SET_DISTANCE, SET_RANKING, distanceOf } from './distances';
import { LETTERS, MOVE_COUNT, turnSet } from './moves';
import { type SetImages, imageOf, imagesUnder } from './permutations';
import { SYMMETRIES } from './symmetries';

const ORBITS_PER_SLICE = 512;
const BITS_PER_LETTER = 3;

/** One move in the distance part of a packed word. */
const ONE_MOVE = 2 ** (BITS_PER_LETTER * MAX_SET_DISTANCE);

/**
 * A word with its length before it, in 46 bits: `length · 2^42 + letters`, the letters as octal digits, the last one
 * lowest. So the smaller number is the shorter word and, of words of one length, the first in dictionary order.
 */
export type PackedWord = number;

/**
 * The smallest of the shortest words that bring each set of eight cells to the centre. Indexed by the set's number in
 * `SET_RANKING`.
 */
export type WordTable = Float64Array;

/** The packed word of a set of eight cells. */
export function wordOf(table: WordTable, set: CellSet): PackedWord {
  return table[rankOf(SET_RANKING, set)] ?? Infinity;
}

/** The packed word of a set of eight cells from distances only: at every step the first letter that brings it nearer. */
export function walkToWord(table: DistanceTable, start: CellSet): PackedWord {
  const distance = distanceOf(table, start);
  let letters = 0;
  let set = start;
  for (let left = distance - 1; left >= 0; left--) {
    let move = 0;
    let next = turnSet(set, move);
    while (distanceOf(table, next) !== left && move < MOVE_COUNT) next = turnSet(set, ++move);
    letters = letters * 8 + move;
    set = next;
  }
  return distance * ONE_MOVE + letters;
}

/** The number of letters of a packed word. */
export function lengthOf(word: PackedWord): number {
  return Math.floor(word / ONE_MOVE);
}

/** Code of the letter A. */
const FIRST_LETTER = 65;
const LETTER_MASK = (1 << BITS_PER_LETTER) - 1;
const EIGHT_LETTERS = 8 ** 8;

const LETTERS_PER_BLOCK = 3;
const BLOCK_BITS = LETTERS_PER_BLOCK * BITS_PER_LETTER;
const BLOCK_MASK = (1 << BLOCK_BITS) - 1;
const THREE_BLOCKS = 2 ** (3 * BLOCK_BITS);

function withOneMoreLetter(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => Array.from(LETTERS, (letter) => word + letter));
}

const ONE_LETTER = withOneMoreLetter(['']);
const TWO_LETTERS = withOneMoreLetter(ONE_LETTER);

/** All words of 0 to 3 letters. Indexed by the number of letters, then in dictionary order. */
const BLOCKS = [[''], ONE_LETTER, TWO_LETTERS, withOneMoreLetter(TWO_LETTERS)];

/** The last `length` of some letters, at most 3. */
function block(length: number, letters: number): string {
  return BLOCKS[length]?.[letters & BLOCK_MASK] ?? '';
}

/** The letters of a word of at most 9. */
function blocks(length: number, letters: number): string {
  if (length <= 3) return block(length, letters);
  if (length <= 6) return block(length - 3, letters >> BLOCK_BITS) + block(3, letters);
  return block(length - 6, letters >> (2 * BLOCK_BITS)) + block(3, letters >> BLOCK_BITS) + block(3, letters);
}

/** The letters of a packed word. */
export function unpackWord(word: PackedWord): string {
  const length = lengthOf(word);
  const letters = word - length * ONE_MOVE;
  if (length <= 9) return blocks(length, letters);
  const high = Math.floor(letters / THREE_BLOCKS);
  return blocks(length - 9, high) + blocks(9, letters - high * THREE_BLOCKS);
}

/** The packed word of some letters A to H, at most 14. */
export function packWord(word: string): PackedWord {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters = letters * 8 + (word.charCodeAt(i) - FIRST_LETTER);
  return word.length * ONE_MOVE + letters;
}

/** Writes the letters of a packed word into `bytes` from `at` on; returns where they end. */
export function putWord(bytes: Uint8Array, at: number, word: PackedWord): number {
  const length = lengthOf(word);
  const letters = word - length * ONE_MOVE;
  // In two halves, as shifts take 32 bits.
  const high = Math.floor(letters / EIGHT_LETTERS);
  const end = at + length;
  const middle = Math.max(at, end - 8);
  putLetters(bytes, middle, end, letters - high * EIGHT_LETTERS);
  putLetters(bytes, at, middle, high);
  return end;
}

function putLetters(bytes: Uint8Array, from: number, to: number, letters: number): void {
  let left = letters;
  for (let i = to - 1; i >= from; i--) {
    bytes[i] = FIRST_LETTER + (left & LETTER_MASK);
    left >>= BITS_PER_LETTER;
  }
}

/**
 * Builds the table from the distances. The smallest optimal word of a set starts with the first letter that brings it
 * nearer and goes on with the smallest optimal word from there, which stands in the table already.
 */
export function* buildWords(table: DistanceTable): Sliced<WordTable> {
  const words = new Float64Array(SET_RANKING.size);
  const images = imagesUnder(SYMMETRIES);
  const count = table.orbits.length;
  for (let from = 0; from < count; from += ORBITS_PER_SLICE) {
    const to = Math.min(count, from + ORBITS_PER_SLICE);
    fillOrbits(words, table, images, table.orbits.subarray(from, to));
    yield to / count;
  }
  return words;
}

function fillOrbits(words: WordTable, table: DistanceTable, images: SetImages, orbits: Int32Array): void {
  for (const orbit of orbits) {
    const distance = distanceOf(table, orbit);
    if (distance === 0) continue;
    const firstLetter = 8 ** (distance - 1);
    for (let symmetry = 0; symmetry < SYMMETRIES.length; symmetry++) {
      const set = imageOf(images, symmetry, orbit);
      for (let move = 0; move < MOVE_COUNT; move++) {
        const next = rankOf(SET_RANKING, turnSet(set, move));
        if (table.distances[next] !== distance - 1) continue;
        words[rankOf(SET_RANKING, set)] = (words[next] ?? 0) + ONE_MOVE + move * firstLetter;
        break;
      }
    }
  }
}
