import { type Sliced, finish } from '../../search/slices';
import { integerTokens } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import { CaseReader } from './caseReader';
import type { InputFault } from './faults';
import type { Shelf } from './shelf';

/** One shelf of an input. */
export interface ShelfCase {
  /** Place among the cases of the input, from 0. */
  readonly index: number;
  /** From the number of books to the last book. */
  readonly span: Span;
  /** 0 on the place of a book that is missing, foreign or repeated; empty where there are too many or no books. */
  readonly shelf: Shelf;
  /** Whether there are 1 to 15 books, each once: only such a shelf has an answer. */
  readonly solvable: boolean;
}

export interface BooksortInput {
  readonly cases: readonly ShelfCase[];
  /** In the order of their spans. */
  readonly faults: readonly InputFault[];
  /** The number of cases that the text starts with; some judges give one case and no such number. */
  readonly caseCount: { readonly span: Span; readonly value: number } | undefined;
}

export interface ReadOptions {
  /** Added to every offset, for a text that is part of a larger one. */
  readonly offset?: number;
  /** A part of an input need not hold the number of cases, nor as many as it says. */
  readonly caseCount?: 'required' | 'optional';
}

/** Characters read in one slice: about a millisecond. */
const SLICE = 16384;

/** Reads a whole judge input in slices; see `CaseReader` for how. */
export function* readInputInSlices(text: string, options: ReadOptions = {}): Sliced<BooksortInput> {
  const reader = new CaseReader(text, options);
  let yieldAt = SLICE;
  while (reader.step()) {
    if (reader.at < yieldAt) continue;
    yield reader.at / text.length;
    yieldAt = reader.at + SLICE;
  }
  return reader.end();
}

/** Reads a whole judge input at once. */
export function readInput(text: string, options?: ReadOptions): BooksortInput {
  return finish(readInputInSlices(text, options));
}

/** The spans of a case's numbers: that of the books first, then the books. */
export function numberSpans(text: string, { start, end }: Span): Span[] {
  return Array.from(integerTokens(text.slice(start, end), start), ({ span }) => span);
}
