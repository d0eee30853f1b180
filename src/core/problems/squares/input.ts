import { type Sliced, finish } from '../../search/slices';
import { type CountedInput, type ReadOptions, readCountedInput } from '../counted/countedInput';
import type { GridFault } from './faults';
import type { Grid } from './grid';
import { GRID_SYNTAX } from './gridSyntax';

/** What an input says of one grid, whose first number is the size. */
export interface GridContent {
  /** Without the matches that can be read; of size 0 where the size is none. */
  readonly grid: Grid;
  /** Whether the size is 1 to 8 and all matches that are to be gone are matches of the grid: only it has an answer. */
  readonly solvable: boolean;
}

export type SquaresInput = CountedInput<GridContent, GridFault>;

/** Reads a whole judge input in slices. */
export function readInputInSlices(text: string, options: ReadOptions = {}): Sliced<SquaresInput> {
  return readCountedInput(text, GRID_SYNTAX, options);
}

/** Reads a whole judge input at once. */
export function readInput(text: string, options?: ReadOptions): SquaresInput {
  return finish(readInputInSlices(text, options));
}
