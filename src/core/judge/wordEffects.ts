import type { Board, CellSet } from '../problems/rotation/board';
import { broughtToCentre, illegalLetter } from './judgeWord';
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

  private play(token: OutputToken): CellSet {
    const { kind, start, end } = token;
    if (kind !== 'word' || end - start > LONGEST_PLAYED) return 0;
    return illegalLetter(this.text, token) ? 0 : broughtToCentre(this.text, token);
  }
}

/** Whether an even board is solved by what brings some cells to the centre. */
export function isSolvedBy({ ones, twos, threes }: Board, cells: CellSet): boolean {
  return ones === cells || twos === cells || threes === cells;
}
