import { IdaStar, type IterationStatistics, type SearchWatch } from '../../search/idaStar';
import type { Answer } from './answer';
import { type Board, solvedSymbol } from './board';
import { letterOf, play } from './moves';
import { type Heuristic, type Pruning, rotationSpace } from './space';

interface BoardSearchOptions extends SearchWatch {
  /** All of them if left out. */
  readonly prunings?: readonly Pruning[];
}

/** An IDA* search for a board's answer that can be done in parts. */
export class BoardSearch {
  private readonly engine: IdaStar;

  constructor(
    private readonly board: Board,
    heuristic: Heuristic,
    { prunings, ...watch }: BoardSearchOptions = {},
  ) {
    this.engine = new IdaStar(rotationSpace(board, heuristic, prunings), watch);
  }

  get iterations(): readonly IterationStatistics[] {
    return this.engine.iterations;
  }

  /** Nodes expanded so far. */
  get expanded(): number {
    return this.engine.expanded;
  }

  /** Goes on for about `nodeBudget` nodes; the answer, or undefined where the budget was spent before. */
  run(nodeBudget = Infinity): Answer | undefined {
    const result = this.engine.run(nodeBudget);
    if (result.status !== 'found') return undefined;
    const word = result.moves.map(letterOf).join('');
    const centre = solvedSymbol(play(this.board, word));
    return centre && { word, centre };
  }
}
