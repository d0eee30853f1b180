import type { Operation } from './shelf';

/**
 * Two neighbouring blocks that change places: those between the gaps `start` and `middle` and between `middle` and
 * `end`. Gap g lies behind the book on place g, gap 0 before the first one; `start < middle < end`.
 */
export interface Swap {
  readonly start: number;
  readonly middle: number;
  readonly end: number;
}

/** A swap as one number. Numbers are ordered by start, then middle, then end. */
export type Move = number;

const GAP_BITS = 4;
const GAP_MASK = (1 << GAP_BITS) - 1;

export function moveOf({ start, middle, end }: Swap): Move {
  return (((start << GAP_BITS) | middle) << GAP_BITS) | end;
}

export function startOf(move: Move): number {
  return move >> (2 * GAP_BITS);
}

export function middleOf(move: Move): number {
  return (move >> GAP_BITS) & GAP_MASK;
}

export function endOf(move: Move): number {
  return move & GAP_MASK;
}

/** The move that undoes another. */
export function inverseOf(move: Move): Move {
  const start = startOf(move);
  const end = endOf(move);
  return moveOf({ start, middle: start + end - middleOf(move), end });
}

/** A move as an operation: the shorter block is the one that is taken, the left one of two equally long. */
export function operationOf(move: Move): Operation {
  const start = startOf(move);
  const middle = middleOf(move);
  const end = endOf(move);
  return middle - start <= end - middle
    ? { from: start + 1, to: middle, behind: end }
    : { from: middle + 1, to: end, behind: start };
}
