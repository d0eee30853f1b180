import { IdaStar } from '../../search/idaStar';
import { type Grid, ascending, matchCount, remainingSquares, takeMatches } from './grid';
import { squaresSpace } from './space';

/**
 * Finds of all smallest sets of matches that destroy every square the lexicographically smallest one: goes through the
 * matches in ascending order and takes each that some smallest set holds together with those taken before and without
 * those left out. It starts from any smallest set and can be done in parts.
 */
export class SmallestSet {
  private readonly taken: number[] = [];
  private readonly leftOut: number[] = [];
  /** The match to be decided. */
  private match = 0;
  /** The search for a smallest set with what is taken and `match`, while it goes on. */
  private search: IdaStar | undefined;
  private expandedBefore = 0;

  /** @param known a smallest set, ascending; that with what is taken and without what is left out */
  constructor(
    private readonly grid: Grid,
    private known: readonly number[],
  ) {}

  /** Nodes expanded so far. */
  get expanded(): number {
    return this.expandedBefore + (this.search?.expanded ?? 0);
  }

  /** Goes on for about `nodeBudget` nodes; the set, ascending, or undefined where the budget was spent before. */
  run(nodeBudget: number): readonly number[] | undefined {
    const stopAt = this.expanded + nodeBudget;
    while (this.taken.length < this.known.length) {
      if (!this.search) {
        this.match++;
        if (this.isKnown()) continue;
        this.search = this.searchWithMatch();
        if (!this.search) this.leftOut.push(this.match);
      } else if (!this.decide(stopAt - this.expanded)) {
        return undefined;
      }
    }
    return this.taken;
  }

  /** Takes the match where the known set does. */
  private isKnown(): boolean {
    if (!this.known.includes(this.match)) return false;
    this.taken.push(this.match);
    return true;
  }

  /** The search for a smallest set with the match; undefined where the match destroys nothing that is left. */
  private searchWithMatch(): IdaStar | undefined {
    const { grid, match, taken, leftOut, known } = this;
    if (match > matchCount(grid.size)) throw new RangeError('The known set does not destroy every square');
    const before = takeMatches(grid, taken);
    if (!remainingSquares(before).some(({ matches }) => matches.includes(match))) return undefined;
    const space = squaresSpace(takeMatches(before, [match]), 'half-integral', { forbidden: leftOut });
    return new IdaStar(space, { limit: known.length - taken.length - 1 });
  }

  /** Goes on with the search; whether it ended, so that the match is taken or left out. */
  private decide(nodeBudget: number): boolean {
    const { search, match, taken } = this;
    const result = search?.run(nodeBudget);
    if (!search || !result || result.status === 'paused') return false;
    this.expandedBefore += search.expanded;
    this.search = undefined;
    if (result.status === 'found') {
      taken.push(match);
      this.known = ascending([...taken, ...result.moves]);
    } else {
      this.leftOut.push(match);
    }
    return true;
  }
}
