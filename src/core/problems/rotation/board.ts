import { countBits } from '../../bits';

/** One of the three symbols that fill a board. */
export type BoardSymbol = 1 | 2 | 3;

export const SYMBOLS: readonly BoardSymbol[] = [1, 2, 3];

export const CELL_COUNT = 24;

/** How often each symbol stands on a board. */
export const CELLS_PER_SYMBOL = 8;

/**
 * Row and column, 0 to 6, of every cell on the `#`. Indexed by cell, in the reading order of the judge input.
 */
export const CELL_PLACES: readonly { readonly row: number; readonly column: number }[] = [
  [0, 2],
  [0, 4],
  [1, 2],
  [1, 4],
  ...[0, 1, 2, 3, 4, 5, 6].map((column) => [2, column]),
  [3, 2],
  [3, 4],
  ...[0, 1, 2, 3, 4, 5, 6].map((column) => [4, column]),
  [5, 2],
  [5, 4],
  [6, 2],
  [6, 4],
].map(([row = 0, column = 0]) => ({ row, column }));

/** The eight cells of the centre ring, in reading order. */
export const CENTRE_CELLS: readonly number[] = [6, 7, 8, 11, 12, 15, 16, 17];

/** A set of cells: bit `i` stands for cell `i`. */
export type CellSet = number;

export const CENTRE: CellSet = CENTRE_CELLS.reduce((set, cell) => set | (1 << cell), 0);

/** A board as one set of cells per symbol (a bitboard). A cell in none of them holds no valid symbol. */
export interface Board {
  readonly ones: CellSet;
  readonly twos: CellSet;
  readonly threes: CellSet;
}

/** The cells that hold `symbol`. */
export function cellsOf(board: Board, symbol: BoardSymbol): CellSet {
  return symbol === 1 ? board.ones : symbol === 2 ? board.twos : board.threes;
}

/** The symbol in a cell, or 0 where there is no valid one. */
export function symbolAt(board: Board, cell: number): BoardSymbol | 0 {
  const bit = 1 << cell;
  return board.ones & bit ? 1 : board.twos & bit ? 2 : board.threes & bit ? 3 : 0;
}

/** The board with `symbol` in `cell`. */
export function withSymbol(board: Board, cell: number, symbol: BoardSymbol): Board {
  const bit = 1 << cell;
  return {
    ones: symbol === 1 ? board.ones | bit : board.ones & ~bit,
    twos: symbol === 2 ? board.twos | bit : board.twos & ~bit,
    threes: symbol === 3 ? board.threes | bit : board.threes & ~bit,
  };
}

/** A board from its symbols in reading order; anything but 1, 2 or 3 leaves its cell empty. */
export function boardFromSymbols(symbols: readonly number[]): Board {
  const sets = [0, 0, 0, 0];
  symbols.forEach((symbol, cell) => {
    if (symbol >= 1 && symbol <= 3) sets[symbol] = (sets[symbol] ?? 0) | (1 << cell);
  });
  return { ones: sets[1] ?? 0, twos: sets[2] ?? 0, threes: sets[3] ?? 0 };
}

/** Cells that `boardToString` writes at once. */
const BLOCK_CELLS = 6;
const BLOCK_MASK = (1 << BLOCK_CELLS) - 1;

/** The bits of a block as digits of base 4. */
const QUATERNARY = Array.from({ length: 1 << BLOCK_CELLS }, (_, bits) => parseInt(bits.toString(2), 4));

/** How blocks are written. Indexed by their symbols as digits of base 4, the first cell lowest. */
let blockTexts: readonly string[] | undefined;

function writeBlocks(): readonly string[] {
  return Array.from({ length: 4 ** BLOCK_CELLS }, (_, symbols) =>
    Array.from(symbols.toString(4).padStart(BLOCK_CELLS, '0')).reverse().join('').replaceAll('0', '.'),
  );
}

/** The 24 cells as one string of `1`, `2`, `3`, with `.` where there is no valid symbol. */
export function boardToString(board: Board): string {
  blockTexts ??= writeBlocks();
  let text = '';
  for (let cell = 0; cell < CELL_COUNT; cell += BLOCK_CELLS) {
    const one = QUATERNARY[(board.ones >> cell) & BLOCK_MASK] ?? 0;
    const two = QUATERNARY[(board.twos >> cell) & BLOCK_MASK] ?? 0;
    const three = QUATERNARY[(board.threes >> cell) & BLOCK_MASK] ?? 0;
    text += blockTexts[one + 2 * two + 3 * three] ?? '';
  }
  return text;
}

/** The board that `boardToString` wrote; a string that is too short leaves the last cells empty. */
export function boardFromString(text: string): Board {
  return boardFromSymbols(Array.from(text.slice(0, CELL_COUNT), Number));
}

/** How often 1, 2 and 3 stand on the board. */
export function symbolCounts(board: Board): readonly [number, number, number] {
  return [countBits(board.ones), countBits(board.twos), countBits(board.threes)];
}

/** Whether each symbol stands on the board eight times: the boards that the problem defines an answer for. */
export function isEven(board: Board): boolean {
  return (
    countBits(board.ones) === CELLS_PER_SYMBOL &&
    countBits(board.twos) === CELLS_PER_SYMBOL &&
    countBits(board.threes) === CELLS_PER_SYMBOL
  );
}

/** The symbol that fills the whole centre, or undefined where the board is not solved. */
export function solvedSymbol(board: Board): BoardSymbol | undefined {
  if ((board.ones & CENTRE) === CENTRE) return 1;
  if ((board.twos & CENTRE) === CENTRE) return 2;
  return (board.threes & CENTRE) === CENTRE ? 3 : undefined;
}
