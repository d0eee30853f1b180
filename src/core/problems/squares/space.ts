import type { StateSpace } from '../../search/idaStar';
import { Branching } from './branching';
import { type Grid, takeMatches } from './grid';
import { Packing } from './packing';
import { Position } from './position';

/**
 * `half-integral`: half of the squares that are chosen so that no match is of more than two of them, rounded up (a
 * 2-matching of a hypergraph; L. Lovász, 2-matchings and 2-covers of hypergraphs, 1975). `disjoint`: the squares that
 * are chosen so that no match is of two. `blind`: always 0. As squares are chosen greedily, the first two are not
 * consistent on every grid; IDA* needs no more than admissible ones.
 */
export type HeuristicName = 'half-integral' | 'disjoint' | 'blind';

export const HEURISTIC_NAMES: readonly HeuristicName[] = ['half-integral', 'disjoint', 'blind'];

/** A lower bound on the matches to take from a grid (an admissible heuristic). */
export type Heuristic = (grid: Grid) => number;

/**
 * `forbid`: what was tried at a node is not taken behind its later moves, so that no set of matches is tried twice (as
 * K. G. Murty parts solutions in An algorithm for ranking all the assignments, 1968). `dominated`: no match is taken that
 * destroys only squares which another one destroys too (R. S. Garfinkel and G. L. Nemhauser, Integer programming, 1972).
 */
export type Pruning = 'forbid' | 'dominated';

export const PRUNINGS: readonly Pruning[] = ['forbid', 'dominated'];

export interface SpaceOptions {
  /** All of them if left out. */
  readonly prunings?: readonly Pruning[];
  /** Matches that may not be taken. */
  readonly forbidden?: readonly number[];
}

/** What estimates the current state of a position. */
function estimatorOf(name: HeuristicName, position: Position): () => number {
  if (name === 'blind') return () => 0;
  const packing = new Packing(position, name === 'disjoint' ? 1 : 2);
  return () => packing.bound();
}

/** A heuristic as a function of the grid alone. */
export function heuristicByName(name: HeuristicName): Heuristic {
  return (grid) => estimatorOf(name, new Position(grid, []))();
}

/**
 * The state space of Square Destroyer from `start`; a move is the number of a match. The moves of a state are the
 * matches of one square that is left, so that all are tried, and the state remembers which were: with `forbid` it is
 * not the same state behind another move. Estimates count what is forbidden, and are Infinity where a square is left of
 * which all matches are.
 */
export function squaresSpace(
  start: Grid,
  heuristic: HeuristicName | Heuristic,
  { prunings = PRUNINGS, forbidden = [] }: SpaceOptions = {},
): StateSpace {
  const position = new Position(start, forbidden);
  const branching = new Branching(position);
  const forbid = prunings.includes('forbid');
  const dominated = prunings.includes('dominated');
  const path: number[] = [];
  const estimateNow =
    typeof heuristic === 'function'
      ? () => heuristic(takeMatches(start, path))
      : estimatorOf(heuristic, position);
  /** Of every state of the path as it was entered: what is forbidden since does not change it. */
  const estimates = [estimateNow()];
  return {
    isGoal: () => position.isSolved,
    estimate: () => estimates[position.level] ?? 0,
    successors: (moves) => {
      position.allowAsOnEntry();
      if (dominated) branching.forbidDominated();
      branching.list(moves);
    },
    apply: (match) => {
      position.take(match);
      path.push(match);
      estimates[position.level] = estimateNow();
    },
    undo: (match) => {
      position.putBack();
      path.pop();
      if (forbid) position.forbid(match);
    },
  };
}
