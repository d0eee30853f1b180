import type { Board } from '../../core/problems/rotation/board';
import type { DistanceTable } from '../../core/problems/rotation/distances';
import { moveOf, turn } from '../../core/problems/rotation/moves';
import { type AttemptView, LONGEST_ATTEMPT, type StepView } from '../../protocol/messages';
import type { OutputWord } from '../analysis/outputWord';
import { stepView } from './stepView';

/** Where a word stands, and how many of its letters are to be played. */
export interface AttemptPlace {
  /** Name of the output. */
  readonly source: string;
  readonly step: number;
}

/** The word of an output for the board editor; of a word that is too long, the first letters. */
export function attemptView(
  board: Board,
  { word: whole, fault }: OutputWord,
  { source, step }: AttemptPlace,
  distances: DistanceTable,
): AttemptView {
  const word = whole.slice(0, LONGEST_ATTEMPT);
  const steps: StepView[] = [stepView(board, distances)];
  let current = board;
  for (const letter of word) {
    current = turn(current, moveOf(letter) ?? 0);
    steps.push(stepView(current, distances));
  }
  return { source, word, step: Math.min(step, word.length), fault, steps };
}
