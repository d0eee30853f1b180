import {
  type Board,
  type BoardSymbol,
  type CellSet,
  CELL_COUNT,
  SYMBOLS,
  boardFromString,
  boardFromSymbols,
} from './board';
import { symbolDistances } from './answer';
import { type DistanceTable, distanceOf } from './distances';
import { imageOf, imagesUnder } from './permutations';
import { lookAlikes } from './lookAlikes';
import { Random } from '../../random';
import { SYMMETRIES } from './symmetries';

/** The most moves that a board needs. */
export const MAX_BOARD_DISTANCE = 13;

/**
 * `random`: every even board as likely. `hardest`: boards of 13 moves, the five that no symmetry makes equal in turn.
 * `tied`: at least two symbols share the least distance. `distance`: every board of that distance, 0 to 13, as likely.
 */
export type BoardKind = 'random' | 'hardest' | 'tied' | { readonly distance: number };

export interface GeneratorOptions {
  readonly count: number;
  /** A whole number, of which the lower 32 bits count. */
  readonly seed: number;
  readonly kind: BoardKind;
}

/** The five boards of 13 moves that no symmetry of the # and no renaming of the symbols turns into one another. */
export const HARDEST_BOARDS: readonly Board[] = [
  '112323233232111211122333',
  '112323323232111211122333',
  '113223112313212321321233',
  '311232313211221323131223',
  '122323112311331233121223',
].map(boardFromString);

const EIGHT_OF_EACH: readonly BoardSymbol[] = SYMBOLS.flatMap((symbol) => Array<BoardSymbol>(8).fill(symbol));

/**
 * Boards from a seed: the same options give the same boards everywhere. Throws a RangeError for a distance that no
 * board has.
 */
export function generateBoards(
  { count, seed, kind }: GeneratorOptions,
  tables: { readonly distances: DistanceTable },
): Board[] {
  const random = Random.fromSeed(seed);
  const generate = boardGenerator(kind, tables, random);
  return Array.from({ length: count }, (_, index) => generate(index));
}

/** A board with eight of each symbol; all are as likely. */
export function randomBoard(random: Random): Board {
  return boardFromSymbols(random.shuffled(EIGHT_OF_EACH));
}

/**
 * What gives one board after another, by its place from 0. Throws a RangeError for a distance that no board has. For a
 * distance it lists all sets of that distance first.
 */
export function boardGenerator(
  kind: BoardKind,
  { distances: table }: { readonly distances: DistanceTable },
  random: Random,
): (index: number) => Board {
  if (kind === 'random') return () => randomBoard(random);
  if (kind === 'tied') return () => tiedBoard(table, random);
  if (kind === 'hardest') {
    const kinds = HARDEST_BOARDS.map(lookAlikes);
    return (index) => random.pick(kinds[index % kinds.length] ?? []);
  }
  const { distance } = kind;
  if (!Number.isInteger(distance) || distance < 0 || distance > MAX_BOARD_DISTANCE) {
    throw new RangeError(`No board has a distance of ${distance}`);
  }
  if (distance === MAX_BOARD_DISTANCE) {
    const boards = HARDEST_BOARDS.flatMap(lookAlikes);
    return () => random.pick(boards);
  }
  const sets = setsAt(table, distance);
  return () => boardAt(table, distance, sets, random);
}

/** Tries random boards; one in four is tied. */
function tiedBoard(table: DistanceTable, random: Random): Board {
  for (;;) {
    const board = randomBoard(random);
    if (tiesAt(symbolDistances(table, board)) > 1) return board;
  }
}

/**
 * Tries boards that have a set of the given distance filled with one symbol. A board with two or three such symbols
 * comes up two or three times as often, and so is taken that much more rarely.
 */
function boardAt(table: DistanceTable, distance: number, sets: readonly CellSet[], random: Random): Board {
  for (;;) {
    const board = boardAround(random.pick(sets), random);
    const distances = symbolDistances(table, board);
    if (Math.min(...distances) === distance && random.below(tiesAt(distances)) === 0) return board;
  }
}

/** How many symbols are at the least distance. */
function tiesAt(distances: readonly number[]): number {
  const least = Math.min(...distances);
  return distances.filter((distance) => distance === least).length;
}

/** A random board in which some symbol has the cells of `set`. */
function boardAround(set: CellSet, random: Random): Board {
  const symbol = random.pick(SYMBOLS);
  const others = random.shuffled(EIGHT_OF_EACH.filter((other) => other !== symbol));
  return boardFromSymbols(
    Array.from({ length: CELL_COUNT }, (_, cell) => (set & (1 << cell) ? symbol : (others.pop() ?? symbol))),
  );
}

/** All sets of a distance, each once. */
export function setsAt(table: DistanceTable, distance: number): CellSet[] {
  const images = imagesUnder(SYMMETRIES);
  const sets = new Set<CellSet>();
  for (const orbit of table.orbits) {
    if (distanceOf(table, orbit) !== distance) continue;
    SYMMETRIES.forEach((_, symmetry) => sets.add(imageOf(images, symmetry, orbit)));
  }
  return [...sets];
}
