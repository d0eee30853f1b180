import { packAnswer } from '../../core/problems/rotation/answer';
import type { Board } from '../../core/problems/rotation/board';
import { type DistanceTable, buildDistances } from '../../core/problems/rotation/distances';
import { type PackedAnswer, lookUpPacked, walkToPacked } from '../../core/problems/rotation/packedAnswer';
import { BoardSearch } from '../../core/problems/rotation/search';
import {
  type HeuristicName,
  type Pruning,
  centreCount,
  heuristicByName,
} from '../../core/problems/rotation/space';
import { type WordTable, buildWords } from '../../core/problems/rotation/words';
import type { IterationStatistics } from '../../core/search/idaStar';
import { finish } from '../../core/search/slices';

export interface SearchStatistics {
  readonly milliseconds: number;
  /** Nodes expanded in all iterations. */
  readonly expanded: number;
  readonly iterations: readonly IterationStatistics[];
}

export interface Solved {
  readonly answer: PackedAnswer;
  readonly statistics?: SearchStatistics;
}

/** Solves an even board. */
export type BoardSolver = (board: Board) => Solved;

/** As many boards are walked from distances in the time that the table of words takes to build. */
export const BOARDS_WORTH_WORDS = 20_000;

/** Share of the distances that is built before the first board comes. */
const SHARE_AHEAD = 0.02;

/**
 * Looks answers up in tables. The distances are begun at once and finished at the first board, so that the engine's
 * compiler, which has a thread of its own, works on their loop while the input is read. The table of words is built only
 * when many boards come.
 */
export function tableSolver(): BoardSolver {
  const building = buildDistances();
  for (let step = building.next(); !step.done && step.value < SHARE_AHEAD; step = building.next());
  let distances: DistanceTable | undefined;
  let words: WordTable | undefined;
  let solved = 0;
  return (board) => {
    distances ??= finish(building);
    if (++solved === BOARDS_WORTH_WORDS) words = finish(buildWords(distances));
    return { answer: words ? lookUpPacked(words, board) : walkToPacked(distances, board) };
  };
}

/** Finds answers by IDA*, with statistics. */
export function searchSolver(name: HeuristicName, prunings: readonly Pruning[]): BoardSolver {
  const heuristic = name === 'centre' ? centreCount : heuristicByName(name, finish(buildDistances()));
  return (board) => {
    const started = performance.now();
    const search = new BoardSearch(board, heuristic, { prunings, clock: () => performance.now() });
    const answer = search.run();
    if (!answer) throw new RangeError('Only an even board has an answer');
    const { iterations, expanded } = search;
    const statistics = { milliseconds: performance.now() - started, expanded, iterations };
    return { answer: packAnswer(answer), statistics };
  };
}
