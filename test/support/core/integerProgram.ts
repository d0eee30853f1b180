import loadHighs, { type Highs } from 'highs';
import { type Grid, remainingSquares } from '../../../src/core/problems/squares/grid';

/** Solves grids as integer programs by HiGHS (Q. Huangfu and J. A. J. Hall), which shares nothing with the search. */
export class IntegerProgram {
  private constructor(private readonly highs: Highs) {}

  static async load(): Promise<IntegerProgram> {
    return new IntegerProgram(await loadHighs());
  }

  /** The fewest matches to take so that no square is left. */
  fewestMatches(grid: Grid): number {
    const squares = remainingSquares(grid);
    if (squares.length === 0) return 0;
    const names = [...new Set(squares.flatMap(({ matches }) => matches))].map((match) => `m${match}`);
    const rows = squares.map(({ matches }) => `${matches.map((match) => `m${match}`).join(' + ')} >= 1`);
    const program = ['Minimize', names.join(' + '), 'Subject To', ...rows, 'Binary', ...names, 'End'];
    const { Status, ObjectiveValue } = this.highs.solve(program.join('\n'), { output_flag: false });
    if (Status !== 'Optimal') throw new Error(`The integer program ended as ${Status}`);
    return Math.round(ObjectiveValue);
  }
}
