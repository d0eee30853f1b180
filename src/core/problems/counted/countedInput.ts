import type { Sliced } from '../../search/slices';
import type { FaultPlace } from '../../text/faultPlace';
import { integerTokens } from '../../text/integerTokens';
import type { Span } from '../../text/span';
import type { CaseSyntax } from './caseSyntax';
import type { CountedFault } from './countedFaults';
import { CountedReader } from './countedReader';

/** A case of an input that starts with how many cases follow. */
export interface CountedCase {
  /** Place among the cases of the input, from 0. */
  readonly index: number;
  /** From its first number to its last. */
  readonly span: Span;
}

/** The number of cases as a text says it. */
export interface StatedCount {
  readonly span: Span;
  readonly value: number;
}

/** An input that starts with how many cases follow. */
export interface CountedInput<Content, Fault> {
  readonly cases: readonly (CountedCase & Content)[];
  /** In the order of their spans. */
  readonly faults: readonly (CountedFault | Fault)[];
  /** The number of cases that the text starts with; some judges give one case and no such number. */
  readonly caseCount: StatedCount | undefined;
}

export interface ReadOptions {
  /** Added to every offset, for a text that is part of a larger one. */
  readonly offset?: number;
  /** A part of an input need not hold the number of cases, nor as many as it says. */
  readonly caseCount?: 'required' | 'optional';
}

/** Characters read in one slice: about a millisecond. */
const SLICE = 16384;

/** Reads a whole judge input in slices; see `CountedReader` for how. */
export function* readCountedInput<Content, Fault extends FaultPlace>(
  text: string,
  syntax: CaseSyntax<Content, Fault>,
  options: ReadOptions,
): Sliced<CountedInput<Content, Fault>> {
  const reader = new CountedReader(text, syntax, options);
  let yieldAt = SLICE;
  while (reader.step()) {
    if (reader.at < yieldAt) continue;
    yield reader.at / text.length;
    yieldAt = reader.at + SLICE;
  }
  return reader.end();
}

/** The spans of the numbers of a case. */
export function numberSpans(text: string, { start, end }: Span): Span[] {
  return Array.from(integerTokens(text.slice(start, end), start), ({ span }) => span);
}
