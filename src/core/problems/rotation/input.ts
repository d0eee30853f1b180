import { type Sliced, finish } from '../../search/slices';
import type { Span } from '../../text/span';
import { isSpace } from '../../text/whiteSpace';
import type { Board } from './board';
import type { InputFault } from './faults';
import { InputReader } from './inputReader';
import { tokenEnd } from './tokens';

/** One board of an input. */
export interface BoardCase {
  /** Place among the boards of the input, from 0. */
  readonly index: number;
  /** From its first symbol to its last. */
  readonly span: Span;
  /** A foreign or missing symbol leaves its cell empty. */
  readonly board: Board;
  /** Whether all 24 symbols are there, eight of each: only such a board has an answer. */
  readonly solvable: boolean;
}

export interface RotationInput {
  readonly cases: readonly BoardCase[];
  /** In the order of their spans. */
  readonly faults: readonly InputFault[];
  /** The final 0. */
  readonly terminator: Span | undefined;
}

export interface ReadOptions {
  /** Added to every offset, for a text that is part of a larger one. */
  readonly offset?: number;
  /** A part of an input need not hold the final 0. */
  readonly terminator?: 'required' | 'optional';
}

/** Receives what an `InputReader` finds, as soon as it is certain. */
export interface InputSink {
  case(found: BoardCase): void;
  fault(found: InputFault): void;
}

/** Characters read in one slice: a few milliseconds, whatever they are. */
const SLICE = 65536;

/** Reads a whole judge input in slices; see `InputReader` for how. */
export function* readInputInSlices(text: string, options: ReadOptions = {}): Sliced<RotationInput> {
  const cases: BoardCase[] = [];
  const faults: InputFault[] = [];
  const reader = new InputReader(
    { case: (found) => void cases.push(found), fault: (found) => void faults.push(found) },
    options,
  );
  for (let at = 0; at < text.length; at += SLICE) {
    reader.push(text.slice(at, at + SLICE));
    yield Math.min(1, (at + SLICE) / text.length);
  }
  const terminator = reader.end();
  faults.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return { cases, faults, terminator };
}

/** Reads a whole judge input at once. */
export function readInput(text: string, options?: ReadOptions): RotationInput {
  return finish(readInputInSlices(text, options));
}

/** The spans of a case's symbols in cell order; fewer than 24 where the board is truncated. */
export function cellSpans(text: string, span: Span): Span[] {
  const spans: Span[] = [];
  let at = span.start;
  while (at < span.end) {
    if (isSpace(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const end = tokenEnd(text, at);
    spans.push({ start: at, end });
    at = end;
  }
  return spans;
}
