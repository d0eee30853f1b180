import { IdaStar, type IterationStatistics, type SearchWatch } from '../../search/idaStar';
import { type Answer, JUDGE_LIMIT } from './answer';
import type { Heuristic } from './lookahead';
import { operationOf } from './move';
import type { Shelf } from './shelf';
import { type HeuristicName, type Pruning, shelfSpace } from './space';

export interface ShelfSearchOptions extends SearchWatch {
  /** All of them if left out. */
  readonly prunings?: readonly Pruning[];
  /** `judge`: the search ends above 4 operations, where judges want no number. `none`: it goes on to the answer. */
  readonly limit?: 'judge' | 'none';
}

/** An IDA* search for the answer of a shelf of at most 15 books that can be done in parts. */
export class ShelfSearch {
  private readonly engine: IdaStar;

  constructor(
    shelf: Shelf,
    heuristic: HeuristicName | Heuristic,
    { prunings, limit = 'judge', ...watch }: ShelfSearchOptions = {},
  ) {
    this.engine = new IdaStar(shelfSpace(shelf, heuristic, prunings), {
      ...watch,
      limit: limit === 'judge' ? JUDGE_LIMIT : Infinity,
    });
  }

  get iterations(): readonly IterationStatistics[] {
    return this.engine.iterations;
  }

  /** Nodes expanded so far. */
  get expanded(): number {
    return this.engine.expanded;
  }

  /** The shelf takes at least as many operations. */
  get lowerBound(): number {
    return this.engine.lowerBound;
  }

  /** Goes on for about `nodeBudget` nodes; the answer, or undefined where the budget was spent before. */
  run(nodeBudget = Infinity): Answer | undefined {
    const result = this.engine.run(nodeBudget);
    switch (result.status) {
      case 'found':
        return { kind: 'operations', operations: result.moves.map(operationOf) };
      case 'not-found':
        return { kind: 'above-limit' };
      case 'paused':
        return undefined;
    }
  }
}
