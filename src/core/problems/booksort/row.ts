import type { Shelf } from './shelf';

/** A shelf of n books between two that never move: book 0 on place 0, and book n + 1 on place n + 1. */
export type Row = Uint8Array;

export function rowOf(shelf: Shelf): Row {
  return Uint8Array.of(0, ...shelf, shelf.length + 1);
}

/** Writes into `target` the row that a swap makes of `row`. */
export function swapInto(target: Row, row: Row, start: number, middle: number, end: number): void {
  target.set(row);
  let place = start + 1;
  for (let from = middle + 1; from <= end; from++) target[place++] = row[from] ?? 0;
  for (let from = start + 1; from <= middle; from++) target[place++] = row[from] ?? 0;
}

/** 1 where the second book does not follow the first in the wanted order, so that the gap between is a breakpoint. */
export function breaks(left: number | undefined, right: number | undefined): 0 | 1 {
  return (left ?? 0) + 1 === right ? 0 : 1;
}
