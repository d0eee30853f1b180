import type { InputFault } from '../../core/problems/rotation/faults';
import type { BoardCase } from '../../core/problems/rotation/input';
import type { Solved } from './boardSolver';

/** Writes what is found in an input, in the order in which it is found. */
export interface Report {
  /** `solved` is undefined for a board without an answer. */
  board(found: BoardCase, solved: Solved | undefined): void;
  /** A fault of a board comes before its board. Absent where reports hold no faults. */
  fault?(found: InputFault, message: string): void;
  end(): void;
}
