import { type Board, type CellSet, CENTRE } from '../problems/rotation/board';
import { INVERSES, turnSet } from '../problems/rotation/moves';
import { UPPER_A, UPPER_H } from './judgeWord';
import type { OutputToken } from './outputTokens';

/** Letters of the longest word that is played to see whether it solves a board; no search finds a longer one. */
const LONGEST_PLAYED = 64;

/** Tells which boards the words of an output solve. Each word is played once, for however many boards. */
export class WordEffects {
  /** The cells that each word brings to the centre; 0 where it is none that is played. */
  private readonly broughtBy = new WeakMap<OutputToken, CellSet>();

  constructor(private readonly text: string) {}

  /** The cells that a token brings to the centre if it is a word of A to H, not too long; else 0. */
  of(token: OutputToken): CellSet {
    let cells = this.broughtBy.get(token);
    if (cells === undefined) {
      cells = this.play(token);
      this.broughtBy.set(token, cells);
    }
    return cells;
  }

  private play({ kind, start, end }: OutputToken): CellSet {
    if (kind !== 'word' || end - start > LONGEST_PLAYED) return 0;
    let cells = CENTRE;
    for (let at = end - 1; at >= start; at--) {
      const code = this.text.charCodeAt(at);
      if (code < UPPER_A || code > UPPER_H) return 0;
      cells = turnSet(cells, INVERSES[code - UPPER_A] ?? 0);
    }
    return cells;
  }
}

/** Whether an even board is solved by what brings some cells to the centre. */
export function isSolvedBy({ ones, twos, threes }: Board, cells: CellSet): boolean {
  return ones === cells || twos === cells || threes === cells;
}
