import * as fc from 'fast-check';
import type { Swap } from '../../../src/core/problems/booksort/move';
import type { Shelf } from '../../../src/core/problems/booksort/shelf';

/** Shelves of `least` to `most` books in any order. */
export function anyShelf(least: number, most: number): fc.Arbitrary<Shelf> {
  return fc.integer({ min: least, max: most }).chain((books) => {
    const sorted = Array.from({ length: books }, (_, i) => i + 1);
    return fc.shuffledSubarray(sorted, { minLength: books });
  });
}

/** Every two neighbouring blocks of a shelf of `books` books, in the order of their gaps. */
export function everySwap(books: number): Swap[] {
  const swaps: Swap[] = [];
  for (let start = 0; start < books; start++) {
    for (let middle = start + 1; middle < books; middle++) {
      for (let end = middle + 1; end <= books; end++) swaps.push({ start, middle, end });
    }
  }
  return swaps;
}

/** Every shelf of `books` books with the operations it takes, by breadth-first search from the sorted one. */
export function shelvesByDistance(books: number): Map<string, number> {
  const sorted = Array.from({ length: books }, (_, i) => String.fromCharCode(97 + i)).join('');
  const distances = new Map([[sorted, 0]]);
  const swaps = everySwap(books);
  const all = Array.from({ length: books }, (_, i) => i + 1).reduce((product, book) => product * book, 1);
  for (const [shelf, distance] of distances) {
    if (distances.size === all) break;
    for (const { start, middle, end } of swaps) {
      const next =
        shelf.slice(0, start) + shelf.slice(middle, end) + shelf.slice(start, middle) + shelf.slice(end);
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}

/** A shelf as `shelvesByDistance` names it: letters instead of numbers. */
export function lettersOf(shelf: Shelf): string {
  return shelf.map((book) => String.fromCharCode(96 + book)).join('');
}

export function shelfOfLetters(letters: string): Shelf {
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 96);
}
