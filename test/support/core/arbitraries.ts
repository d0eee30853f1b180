import * as fc from 'fast-check';
import { type Board, boardFromSymbols } from '../../../src/core/problems/rotation/board';
import { play } from '../../../src/core/problems/rotation/moves';
import { REFERENCE_LETTERS } from './referenceRules';

const EIGHT_OF_EACH = Array.from({ length: 24 }, (_, i) => 1 + (i % 3));

/** Boards with eight of each symbol. */
export const evenBoard: fc.Arbitrary<Board> = fc
  .shuffledSubarray(EIGHT_OF_EACH, { minLength: 24, maxLength: 24 })
  .map(boardFromSymbols);

/** Words of up to `maxLength` letters. */
export function word(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...REFERENCE_LETTERS), maxLength });
}

/** Even boards at most `moves` moves from a solved one. */
export function boardWithin(moves: number): fc.Arbitrary<Board> {
  const solved = fc
    .shuffledSubarray([1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3], { minLength: 16, maxLength: 16 })
    .map((rest) => {
      const symbols = [
        ...rest.slice(0, 6),
        2,
        2,
        2,
        ...rest.slice(6, 8),
        2,
        2,
        ...rest.slice(8, 10),
        2,
        2,
        2,
      ];
      return boardFromSymbols([...symbols, ...rest.slice(10)]);
    });
  return fc.tuple(solved, word(moves)).map(([board, letters]) => play(board, letters));
}
