import { boardDistance, optimalFirstMoves, walkToAnswer } from '../problems/rotation/answer';
import { type Board, boardFromString, boardToString } from '../problems/rotation/board';
import type { DistanceTable } from '../problems/rotation/distances';
import { play, turn } from '../problems/rotation/moves';
import { Random } from '../random';
import { StressBoards } from './stressBoards';
import { STRESS_LAYOUTS, type StressLayout } from './stressLayout';

/** Boards and how they stand in the text. */
export interface StressInput {
  readonly boards: readonly Board[];
  readonly layout: StressLayout;
}

/** How an input fails: as the first one did. */
export interface Failing {
  /** The first case at fault, where that is known. */
  readonly case: number | undefined;
}

export interface ShrinkOptions {
  readonly distances: DistanceTable;
  readonly seed: number;
  /** How often `fails` is asked at most. */
  readonly mostRuns: number;
  /** How many boards of each distance are tried when a nearer one is looked for. */
  readonly boardsPerDistance: number;
  /** How many of them in one run. */
  readonly boardsPerRun: number;
}

/** Tells how an input fails; undefined where it does not, or not in the same way, or where no more is to be tried. */
export type Fails<Failed extends Failing> = (input: StressInput) => Promise<Failed | undefined>;

/**
 * Makes a failing input smaller as long as it fails: to the plainest layout, the fewest boards, and these of the least
 * distance. What it returns has failed.
 */
export async function shrink<Failed extends Failing>(
  input: StressInput,
  failed: Failed,
  fails: Fails<Failed>,
  options: ShrinkOptions,
): Promise<{ readonly input: StressInput; readonly failed: Failed }> {
  const shrinker = new Shrinker(input, failed, fails, options);
  await shrinker.takePlainerLayout();
  await shrinker.takeFewerBoards();
  if (shrinker.input.boards.length === 1) await shrinker.takeNearerBoard();
  else await shrinker.takeNearerBoards();
  return { input: shrinker.input, failed: shrinker.failed };
}

class Shrinker<Failed extends Failing> {
  private runs = 0;

  constructor(
    public input: StressInput,
    public failed: Failed,
    private readonly fails: Fails<Failed>,
    private readonly options: ShrinkOptions,
  ) {}

  async takePlainerLayout(): Promise<void> {
    const layouts: readonly StressLayout[] = ['line', ...STRESS_LAYOUTS];
    for (const layout of layouts.slice(0, layouts.indexOf(this.input.layout))) {
      if (await this.take({ ...this.input, layout })) return;
    }
  }

  /** Takes the board at fault alone, or leaves out boards: behind, before, and then any. */
  async takeFewerBoards(): Promise<void> {
    const suspect = this.failed.case;
    if (suspect !== undefined && this.input.boards.length > 1) {
      if (await this.takeBoards(this.input.boards.slice(suspect, suspect + 1))) return;
    }
    const { boards } = this.input;
    await this.takeFewest((count) => boards.slice(0, count));
    const { boards: first } = this.input;
    await this.takeFewest((count) => first.slice(-count));
    await this.leaveOut();
  }

  /** Halves the numbers of boards that may be enough. */
  private async takeFewest(some: (count: number) => readonly Board[]): Promise<void> {
    let enough = this.input.boards.length;
    let tooFew = 0;
    while (enough - tooFew > 1) {
      const middle = (enough + tooFew) >> 1;
      if (await this.takeBoards(some(middle))) enough = middle;
      else tooFew = middle;
    }
  }

  /**
   * Delta debugging (A. Zeller and R. Hildebrandt, Simplifying and isolating failure-inducing input, 2002). Where many
   * boards are needed it is their number that counts, and they are not left out one by one.
   */
  private async leaveOut(): Promise<void> {
    const { length } = this.input.boards;
    const least = Math.max(1, length >> 3);
    for (let size = length >> 1; size >= least; size >>= 1) {
      for (let end = this.input.boards.length; end > 0; end -= size) {
        const { boards } = this.input;
        const rest = [...boards.slice(0, Math.max(0, end - size)), ...boards.slice(end)];
        if (rest.length > 0) await this.takeBoards(rest);
      }
    }
  }

  /** Tries boards of every distance from 0 up, some of them on the shortest ways from the board to a solved one. */
  async takeNearerBoard(): Promise<void> {
    const [board] = this.input.boards;
    if (!board) return;
    const { distances, seed, boardsPerDistance, boardsPerRun } = this.options;
    const source = new StressBoards(distances, Random.fromSeed(seed));
    for (const [distance, onWays] of waysFrom(board, distances).slice(0, -1).entries()) {
      const candidates = onWays.slice(0, boardsPerDistance / 2);
      while (candidates.length < boardsPerDistance) candidates.push(source.at(distance));
      for (let at = 0; at < candidates.length; at += boardsPerRun) {
        if (await this.takeOneOf(candidates.slice(at, at + boardsPerRun))) return;
      }
    }
  }

  /** Puts nearer boards in the place of each. */
  async takeNearerBoards(): Promise<void> {
    const { distances } = this.options;
    const solved = (board: Board): Board => play(board, walkToAnswer(distances, board).word);
    if (await this.takeBoards(this.input.boards.map(solved))) return;
    for (let place = this.input.boards.length - 1; place >= 0; place--) {
      const board = this.input.boards[place];
      for (const [nearer] of board ? waysFrom(board, distances).slice(0, -1) : []) {
        if (nearer && (await this.takeBoards(this.input.boards.with(place, nearer)))) break;
      }
    }
  }

  /** Takes one of the boards alone, if all together fail; by halving where it is not known which one is at fault. */
  private async takeOneOf(candidates: readonly Board[]): Promise<boolean> {
    const { layout } = this.input;
    if (candidates.length === 1) return this.takeBoards(candidates);
    const failed = await this.try({ boards: candidates, layout });
    if (!failed) return false;
    const suspect = failed.case;
    if (suspect !== undefined && (await this.takeBoards(candidates.slice(suspect, suspect + 1)))) return true;
    const half = candidates.length >> 1;
    return (await this.takeOneOf(candidates.slice(0, half))) || this.takeOneOf(candidates.slice(half));
  }

  private takeBoards(boards: readonly Board[]): Promise<boolean> {
    return this.take({ ...this.input, boards });
  }

  /** Goes on with an input if it fails. */
  private async take(input: StressInput): Promise<boolean> {
    const failed = await this.try(input);
    if (!failed) return false;
    this.input = input;
    this.failed = failed;
    return true;
  }

  private async try(input: StressInput): Promise<Failed | undefined> {
    return this.runs++ < this.options.mostRuns ? this.fails(input) : undefined;
  }
}

/** How many boards of each distance `waysFrom` goes on from. */
const MOST_ON_WAYS = 16;

/** Boards on the shortest ways from a board to a solved one. Indexed by their distance. */
function waysFrom(start: Board, distances: DistanceTable): Board[][] {
  const ways: Board[][] = Array.from({ length: boardDistance(distances, start) + 1 }, () => []);
  let boards = [start];
  for (let left = ways.length - 1; left >= 0; left--) {
    ways[left] = boards;
    const next = boards.flatMap((board) =>
      optimalFirstMoves(distances, board).map((move) => boardToString(turn(board, move))),
    );
    boards = [...new Set(next)].slice(0, MOST_ON_WAYS).map(boardFromString);
  }
  return ways;
}
