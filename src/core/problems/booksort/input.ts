import { type Sliced, finish } from '../../search/slices';
import { type CountedInput, type ReadOptions, readCountedInput } from '../counted/countedInput';
import type { ShelfFault } from './faults';
import type { Shelf } from './shelf';
import { SHELF_SYNTAX } from './shelfSyntax';

/** What an input says of one shelf, whose first number is that of the books. */
export interface ShelfContent {
  /** 0 on the place of a book that is missing, foreign or repeated; empty where there are too many or no books. */
  readonly shelf: Shelf;
  /** Whether there are 1 to 15 books, each once: only such a shelf has an answer. */
  readonly solvable: boolean;
}

export type BooksortInput = CountedInput<ShelfContent, ShelfFault>;

/** Reads a whole judge input in slices. */
export function readInputInSlices(text: string, options: ReadOptions = {}): Sliced<BooksortInput> {
  return readCountedInput(text, SHELF_SYNTAX, options);
}

/** Reads a whole judge input at once. */
export function readInput(text: string, options?: ReadOptions): BooksortInput {
  return finish(readInputInSlices(text, options));
}
