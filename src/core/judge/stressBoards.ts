import {
  countOptimalWords,
  boardDistance,
  optimalFirstMoves,
  symbolDistances,
  walkToAnswer,
} from '../problems/rotation/answer';
import {
  type Board,
  type BoardSymbol,
  type CellSet,
  CELL_COUNT,
  SYMBOLS,
  boardFromSymbols,
} from '../problems/rotation/board';
import type { DistanceTable } from '../problems/rotation/distances';
import { MAX_BOARD_DISTANCE, boardGenerator, randomBoard, setsAt } from '../problems/rotation/generator';
import { letterOf, turn } from '../problems/rotation/moves';
import type { Random } from '../random';

/** Up to this distance boards are so rare, and sets so few, that the sets are listed; farther ones are met at random. */
const FEW_SETS = 6;

/** Boards tried for one with a wanted property before the last of them is taken without it. */
const MOST_TRIES = 5000;

/** Orders, other than that of the alphabet, in which programs try the moves: backward, and each beside its inverse. */
const OTHER_ORDERS: readonly (readonly number[])[] = [
  [7, 6, 5, 4, 3, 2, 1, 0],
  [0, 5, 1, 4, 2, 7, 3, 6],
];

const ASCENDING_PAIRS: readonly (readonly [BoardSymbol, BoardSymbol])[] = [
  [1, 2],
  [1, 3],
  [2, 3],
];

/** Boards of the kinds that programs fail on, from a stream of pseudo-random numbers. */
export class StressBoards {
  private readonly generators = new Map<number, (index: number) => Board>();
  private readonly sets = new Map<number, readonly CellSet[]>();

  constructor(
    private readonly distances: DistanceTable,
    private readonly random: Random,
  ) {}

  /** Every board of that many moves as likely. */
  at(distance: number): Board {
    if (distance > FEW_SETS && distance < MAX_BOARD_DISTANCE) {
      return this.findAny((board) => boardDistance(this.distances, board) === distance);
    }
    let generate = this.generators.get(distance);
    if (!generate) {
      generate = boardGenerator({ distance }, { distances: this.distances }, this.random);
      this.generators.set(distance, generate);
    }
    return generate(0);
  }

  /** Every board as likely. */
  any(): Board {
    return randomBoard(this.random);
  }

  /** A board on which the lowest of the symbols that share the least distance is not the one of the answer. */
  tied(distance: number): Board {
    if (distance > FEW_SETS) {
      return this.findAny((board) => {
        const ofSymbols = symbolDistances(this.distances, board);
        const lowest = SYMBOLS[ofSymbols.indexOf(distance)];
        return Math.min(...ofSymbols) === distance && walkToAnswer(this.distances, board).centre !== lowest;
      });
    }
    const sets = this.setsOf(distance);
    for (;;) {
      const lower = this.random.pick(sets);
      const higher = this.random.pick(sets);
      if ((lower & higher) !== 0) continue;
      const names = this.random.pick(ASCENDING_PAIRS);
      const board = boardOf([lower, higher], names);
      if (walkToAnswer(this.distances, board).centre === names[1]) return board;
    }
  }

  /** A board whose smallest word is not the one that other orders of the moves find first. */
  misleading(distance: number): Board {
    return this.find(distance, (board) => {
      const { word } = walkToAnswer(this.distances, board);
      return OTHER_ORDERS.every((order) => firstWord(this.distances, board, order) !== word);
    });
  }

  /** A board with at least as many optimal words as it has moves. */
  manyWords(distance: number): Board {
    return this.find(distance, (board) => countOptimalWords(this.distances, board) >= distance);
  }

  private setsOf(distance: number): readonly CellSet[] {
    const sets = this.sets.get(distance) ?? setsAt(this.distances, distance);
    this.sets.set(distance, sets);
    return sets;
  }

  private findAny(isWanted: (board: Board) => boolean): Board {
    let board = this.any();
    while (!isWanted(board)) board = this.any();
    return board;
  }

  private find(distance: number, isWanted: (board: Board) => boolean): Board {
    let board = this.at(distance);
    for (let tries = 1; tries < MOST_TRIES && !isWanted(board); tries++) board = this.at(distance);
    return board;
  }
}

/** A board from the cells of two of its symbols. */
function boardOf(
  [first, second]: readonly [CellSet, CellSet],
  [firstName, secondName]: readonly [BoardSymbol, BoardSymbol],
): Board {
  const third = SYMBOLS.find((symbol) => symbol !== firstName && symbol !== secondName);
  return boardFromSymbols(
    Array.from({ length: CELL_COUNT }, (_, cell) =>
      (first >> cell) & 1 ? firstName : (second >> cell) & 1 ? secondName : (third ?? 0),
    ),
  );
}

/** The optimal word that a search finds first which tries the moves in some order. */
export function firstWord(distances: DistanceTable, start: Board, order: readonly number[]): string {
  let word = '';
  let board = start;
  for (;;) {
    const optimal = optimalFirstMoves(distances, board);
    const move = order.find((candidate) => optimal.includes(candidate));
    if (move === undefined) return word;
    word += letterOf(move);
    board = turn(board, move);
  }
}
