import { Random } from '../../random';
import { moveOf, operationOf } from './move';
import { ShelfSearch } from './search';
import { MOST_BOOKS, type Shelf, operate, sortedShelf } from './shelf';

/**
 * The fewest books that take a number of operations. Indexed by operations; from 5 on judges tell none apart.
 */
const FEWEST_BOOKS: readonly number[] = [1, 2, 3, 4, 6, 8];

/**
 * `random`: every order as likely. `hardest`: those of 15 books on which a plain IDA* makes most nodes, for an answer of
 * 4 and for one above, in turn. `operations`: shelves that take exactly as many, 0 to 5.
 */
export type ShelfKind = 'random' | 'hardest' | { readonly operations: number };

export interface GeneratorOptions {
  readonly count: number;
  /** A whole number, of which the lower 32 bits count. */
  readonly seed: number;
  readonly kind: ShelfKind;
  /** Books of each shelf, 1 to 15; the hardest have 15. Another number for each shelf if left out. */
  readonly books?: number;
}

/** The hardest shelves known for a plain search, for an answer of 4 and of "5 or more". */
export const HARDEST_SHELVES: readonly Shelf[] = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 13, 12, 10, 14, 11],
  [13, 14, 5, 1, 15, 6, 7, 8, 9, 10, 2, 11, 12, 3, 4],
];

/**
 * Shelves from a seed: the same options give the same shelves everywhere. Throws a RangeError for a number of books or
 * operations that there is not.
 */
export function generateShelves({ count, seed, kind, books }: GeneratorOptions): Shelf[] {
  const least = fewestBooks(kind);
  const size = books ?? least;
  if (!Number.isInteger(size) || size < least || size > MOST_BOOKS) {
    throw new RangeError(`No shelf of ${size} books is of that kind`);
  }
  const random = Random.fromSeed(seed);
  return Array.from({ length: count }, (_, index) =>
    shelfOf(kind, books ?? least + random.below(MOST_BOOKS - least + 1), index, random),
  );
}

/** The fewest books of a kind of shelves. */
export function fewestBooks(kind: ShelfKind): number {
  if (kind === 'random') return 1;
  if (kind === 'hardest') return MOST_BOOKS;
  const fewest = FEWEST_BOOKS[kind.operations];
  if (fewest === undefined) throw new RangeError(`No shelves of ${kind.operations} operations are made`);
  return fewest;
}

function shelfOf(kind: ShelfKind, books: number, index: number, random: Random): Shelf {
  if (kind === 'random') return random.shuffled(sortedShelf(books));
  if (kind === 'hardest') return lookAlike(HARDEST_SHELVES[index % HARDEST_SHELVES.length] ?? [], random);
  return shelfAt(kind.operations, books, random);
}

/** The shelf itself or the one that the same operations sort from the other end. */
function lookAlike(shelf: Shelf, random: Random): Shelf {
  return random.below(2) === 0 ? shelf : shelf.map((book) => shelf.length + 1 - book).reverse();
}

/** Tries shelves that as many random operations make of a sorted one. */
function shelfAt(operations: number, books: number, random: Random): Shelf {
  for (;;) {
    let shelf = sortedShelf(books);
    for (let i = 0; i < operations; i++) shelf = afterRandomMove(shelf, random);
    if (takes(shelf, operations)) return shelf;
  }
}

function takes(shelf: Shelf, operations: number): boolean {
  const answer = new ShelfSearch(shelf, 'cycles', { limit: 'none' }).run();
  return answer?.kind === 'operations' && answer.operations.length === operations;
}

/** The shelf after one of its moves, all as likely. */
function afterRandomMove(shelf: Shelf, random: Random): Shelf {
  const gaps = random.shuffled([...shelf.keys(), shelf.length]).slice(0, 3);
  const [start = 0, middle = 0, end = 0] = gaps.sort((a, b) => a - b);
  return operate(shelf, operationOf(moveOf({ start, middle, end })));
}
