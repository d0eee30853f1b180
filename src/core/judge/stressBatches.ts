import { boardDistance } from '../problems/rotation/answer';
import type { Board } from '../problems/rotation/board';
import type { DistanceTable } from '../problems/rotation/distances';
import { MAX_BOARD_DISTANCE } from '../problems/rotation/generator';
import { MOST_BOARDS } from '../problems/rotation/inputReader';
import { Random } from '../random';
import type { Profile } from './profile';
import type { StressInput } from './shrink';
import { StressBoards } from './stressBoards';
import { STRESS_LAYOUTS, type StressLayout, isPromisedLayout } from './stressLayout';

/**
 * What a batch of boards is to bring out. `solved`: boards that are solved already, among others. `near` and `far`:
 * boards of one distance. `tied`: the answer's symbol is not the lowest of those at the least distance. `many-words`:
 * many optimal words. `misleading`: other orders of the moves find another word first. `thirty`: as many boards as the
 * statement allows. `over-thirty`: some more. The others: a layout.
 */
export type StressAim =
  | 'single'
  | 'solved'
  | 'near'
  | 'far'
  | 'tied'
  | 'many-words'
  | 'misleading'
  | 'random'
  | 'thirty'
  | 'over-thirty'
  | Exclude<StressLayout, 'line'>;

/** Some boards for one run of a submission. */
export interface StressBatch extends StressInput {
  readonly aim: StressAim;
  /** The distance of its farthest board. */
  readonly farthest: number;
}

/** Whether every program has to stand such an input; the others tell of programs that judges may yet accept. */
export function isPromised({ boards, layout }: StressInput): boolean {
  return boards.length <= MOST_BOARDS && isPromisedLayout(layout);
}

export interface StressSequence {
  /** A whole number, of which the lower 32 bits count. */
  readonly seed: number;
  readonly profile: Profile;
  readonly distances: DistanceTable;
}

/** Up to this distance a search without any pruning takes no time. */
export const NEAR = 5;

/** Farther boards than this are only for the batches of one distance: the others would take programs too long. */
const MIDDLE = 9;

/** How many boards of one distance a batch has: the farther, the fewer, so that slow programs come through. */
function countAt(distance: number): number {
  if (distance <= 6) return 8;
  if (distance <= 8) return 5;
  return distance <= 10 ? 3 : 1;
}

/**
 * Batches without end, the same for the same seed. The first ones hold near boards only and every layout; in each later
 * round the boards go two moves farther, and from the sixth on they have any distance.
 */
export function* stressBatches({ seed, profile, distances }: StressSequence): Generator<StressBatch, never> {
  const random = Random.fromSeed(seed);
  const source = new StressBoards(distances, random);
  const farthestOf = (boards: readonly Board[]): number =>
    Math.max(...boards.map((board) => boardDistance(distances, board)));
  for (let round = 0; ; round++) {
    for (const { aim, count, board, layout = 'line' } of roundOf(source, random, round)) {
      const boards = Array.from({ length: count }, board);
      if (profile !== 'single-board') yield { aim, boards, layout, farthest: farthestOf(boards) };
      else for (const one of boards) yield { aim, boards: [one], layout, farthest: farthestOf([one]) };
    }
  }
}

interface Recipe {
  readonly aim: StressAim;
  readonly count: number;
  readonly board: () => Board;
  readonly layout?: StressLayout;
}

function* roundOf(source: StressBoards, random: Random, round: number): Generator<Recipe> {
  const near = (): Board => source.at(random.below(NEAR));
  if (round === 0) yield { aim: 'single', count: 1, board: () => source.at(2) };
  yield { aim: 'solved', count: 8, board: () => source.at(random.pick([0, 0, 1, 3])) };
  for (const distance of distancesOf(random, round)) {
    const aim = distance <= NEAR ? 'near' : 'far';
    yield { aim, count: countAt(distance), board: () => source.at(distance) };
  }
  const distance = NEAR + (round === 0 ? 0 : random.below(Math.min(round, MIDDLE - NEAR) + 1));
  const count = countAt(distance);
  yield { aim: 'tied', count, board: () => source.tied(distance) };
  yield { aim: 'misleading', count, board: () => source.misleading(distance) };
  yield { aim: 'many-words', count, board: () => source.manyWords(distance) };
  yield { aim: 'thirty', count: MOST_BOARDS, board: near };
  for (const layout of round === 0 ? STRESS_LAYOUTS : [random.pick(STRESS_LAYOUTS)]) {
    yield { aim: layout, count: 4, board: near, layout };
  }
  if (round % 4 === 0) yield { aim: 'over-thirty', count: MOST_BOARDS + 1 + random.below(30), board: near };
  if (round > 1) yield { aim: 'random', count: 3, board: () => source.any() };
}

/** The distances that a round has batches of: 1 to 5, then two more each, and in the end any. */
function distancesOf(random: Random, round: number): readonly number[] {
  if (round === 0) return [1, 2, 3, 4, NEAR];
  const first = NEAR - 1 + 2 * round;
  if (first < MAX_BOARD_DISTANCE) return [first, first + 1];
  return [0, 1, 2].map(() => 1 + random.below(MAX_BOARD_DISTANCE));
}
