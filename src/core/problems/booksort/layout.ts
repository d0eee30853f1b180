import { casesAsInput } from '../counted/countedLayout';
import type { Shelf } from './shelf';

/** A shelf as judge input: the number of books, and a line of them; without the last line break. */
export function shelfAsText(shelf: Shelf, eol = '\n'): string {
  return `${shelf.length}${eol}${shelf.join(' ')}`;
}

/** Shelves as a whole judge input, with the number of cases. */
export function shelvesAsInput(shelves: readonly Shelf[], eol = '\n'): string {
  return casesAsInput(
    shelves.map((shelf) => shelfAsText(shelf, eol)),
    eol,
  );
}
