import { type Board, boardToString } from '../src/core/problems/rotation/board';
import { buildDistances } from '../src/core/problems/rotation/distances';
import { HARDEST_BOARDS, generateBoards } from '../src/core/problems/rotation/generator';
import { finish } from '../src/core/search/slices';

/** A judge input of random boards, the same for the same seed. */
export function randomInput(count: number, seed: number): string {
  const tables = { distances: finish(buildDistances()) };
  return asInput(generateBoards({ count, seed, kind: 'random' }, tables));
}

/** A judge input of the five boards of 13 moves. */
export function hardestInput(): string {
  return asInput(HARDEST_BOARDS);
}

function asInput(boards: readonly Board[]): string {
  const lines = boards.map((board) => Array.from(boardToString(board)).join(' '));
  return [...lines, '0', ''].join('\n');
}
