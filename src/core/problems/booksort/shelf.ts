/** Books from left to right, named by their places in the wanted order: each of 1 to n once. */
export type Shelf = readonly number[];

/** The most books of a case. */
export const MOST_BOOKS = 15;

/**
 * Takes the block of books on the places `from` to `to` and puts it behind the book on the place `behind`, which is
 * outside the block and not right before it. Places are counted from 1 on the shelf as it was; `behind` is 0 for the
 * front.
 */
export interface Operation {
  readonly from: number;
  readonly to: number;
  readonly behind: number;
}

/** Whether `operation` moves something on a shelf of `books` books. */
export function isOperation({ from, to, behind }: Operation, books: number): boolean {
  return (
    [from, to, behind].every(Number.isInteger) &&
    1 <= from &&
    from <= to &&
    to <= books &&
    ((to < behind && behind <= books) || (0 <= behind && behind < from - 1))
  );
}

/** The shelf after an operation. Throws a RangeError for one that moves nothing or takes places that are not there. */
export function operate(shelf: Shelf, operation: Operation): Shelf {
  const { from, to, behind } = operation;
  if (!isOperation(operation, shelf.length)) {
    throw new RangeError(`${from}–${to} cannot go behind ${behind} on a shelf of ${shelf.length}`);
  }
  const block = shelf.slice(from - 1, to);
  return behind > to
    ? [...shelf.slice(0, from - 1), ...shelf.slice(to, behind), ...block, ...shelf.slice(behind)]
    : [...shelf.slice(0, behind), ...block, ...shelf.slice(behind, from - 1), ...shelf.slice(to)];
}

/** Whether every book stands on its place. */
export function isSorted(shelf: Shelf): boolean {
  return shelf.every((book, i) => book === i + 1);
}

/** Whether the books are 1 to n, each once; n may be 0. */
export function isShelf(books: readonly number[]): boolean {
  const seen = new Set(books);
  return (
    seen.size === books.length &&
    books.every((book) => Number.isInteger(book) && book >= 1 && book <= books.length)
  );
}

/** The sorted shelf of `books` books. */
export function sortedShelf(books: number): Shelf {
  return Array.from({ length: books }, (_, i) => i + 1);
}
