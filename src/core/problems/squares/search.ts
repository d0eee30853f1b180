import { IdaStar, type IterationStatistics, type SearchWatch } from '../../search/idaStar';
import type { Answer } from './answer';
import { type Grid, ascending } from './grid';
import { SmallestSet } from './smallestSet';
import { type Heuristic, type HeuristicName, type Pruning, squaresSpace } from './space';

export interface GridSearchOptions extends SearchWatch {
  /** All of them if left out. */
  readonly prunings?: readonly Pruning[];
  /** `smallest`, if left out: the lexicographically smallest of the smallest sets. `any`: the first that is found. */
  readonly witness?: 'smallest' | 'any';
}

/**
 * A search for the answer of a grid that can be done in parts: IDA* for the fewest matches, then a search for the
 * lexicographically smallest set of as many.
 */
export class GridSearch {
  private readonly engine: IdaStar;
  private readonly witness: 'smallest' | 'any';
  private smallest: SmallestSet | undefined;

  constructor(
    private readonly grid: Grid,
    heuristic: HeuristicName | Heuristic,
    { prunings, witness = 'smallest', ...watch }: GridSearchOptions = {},
  ) {
    this.witness = witness;
    this.engine = new IdaStar(squaresSpace(grid, heuristic, prunings && { prunings }), watch);
  }

  /** Those of the search for the fewest matches. */
  get iterations(): readonly IterationStatistics[] {
    return this.engine.iterations;
  }

  /** Nodes expanded so far. */
  get expanded(): number {
    return this.engine.expanded + (this.smallest?.expanded ?? 0);
  }

  /** At least as many matches must be taken; the fewest, once they are known, though the answer's set may not be. */
  get lowerBound(): number {
    return this.engine.lowerBound;
  }

  /** Goes on for about `nodeBudget` nodes; the answer, or undefined where the budget was spent before. */
  run(nodeBudget = Infinity): Answer | undefined {
    const before = this.engine.expanded;
    const result = this.engine.run(nodeBudget);
    if (result.status !== 'found') return undefined;
    const found = ascending(result.moves);
    if (this.witness === 'any') return { matches: found };
    this.smallest ??= new SmallestSet(this.grid, found);
    const matches = this.smallest.run(nodeBudget - (this.engine.expanded - before));
    return matches && { matches };
  }
}
