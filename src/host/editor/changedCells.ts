import { CELL_COUNT } from '../../core/problems/rotation/board';
import type { DocumentSnapshot } from './snapshots';

/** Characters of cells that are sent whole each time: on their way they take no longer than any message. */
const SHORT = 1000 * CELL_COUNT;

/**
 * A snapshot with those cells only that the one sent before does not have, where that one is long: the boards that both
 * start with and end with are left out.
 */
export function changedCells(
  snapshot: DocumentSnapshot,
  before: DocumentSnapshot | undefined,
): DocumentSnapshot {
  if (!before || before.cells.length <= SHORT) return snapshot;
  const { cells } = snapshot;
  const most = Math.min(cells.length, before.cells.length);
  const start = wholeBoards(commonLength(most, (i) => cells.charCodeAt(i) === before.cells.charCodeAt(i)));
  const shift = before.cells.length - cells.length;
  const end = wholeBoards(
    commonLength(most - start, (i) => {
      const from = cells.length - 1 - i;
      return cells.charCodeAt(from) === before.cells.charCodeAt(from + shift);
    }),
  );
  const changed = cells.slice(start, cells.length - end);
  return { ...snapshot, cells: changed, kept: { version: before.version, start, end } };
}

function commonLength(most: number, same: (index: number) => boolean): number {
  let length = 0;
  while (length < most && same(length)) length++;
  return length;
}

function wholeBoards(length: number): number {
  return length - (length % CELL_COUNT);
}
