import { type Sliced, finish } from '../../search/slices';
import { integerTokens } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import { CaseReader } from './caseReader';
import type { InputFault } from './faults';
import type { Grid } from './grid';

/** One grid of an input. */
export interface GridCase {
  /** Place among the cases of the input, from 0. */
  readonly index: number;
  /** From the size to the last match. */
  readonly span: Span;
  /** Without the matches that can be read; of size 0 where the size is none. */
  readonly grid: Grid;
  /** Whether the size is 1 to 8 and all matches that are to be gone are matches of the grid: only it has an answer. */
  readonly solvable: boolean;
}

export interface SquaresInput {
  readonly cases: readonly GridCase[];
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
export function* readInputInSlices(text: string, options: ReadOptions = {}): Sliced<SquaresInput> {
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
export function readInput(text: string, options?: ReadOptions): SquaresInput {
  return finish(readInputInSlices(text, options));
}

/** The spans of a case's numbers: the size, how many matches are gone, and the matches. */
export function numberSpans(text: string, { start, end }: Span): Span[] {
  return Array.from(integerTokens(text.slice(start, end), start), ({ span }) => span);
}
