import type { Answer } from '../problems/rotation/answer';
import type { Board } from '../problems/rotation/board';

/** A case of an input as far as its output goes. A case without an answer is a board with a fault. */
export interface CheckedCase {
  readonly board: Board;
  readonly answer: Answer | undefined;
}
