import { countOptimalWords, optimalFirstMoves, symbolDistances } from '../../core/problems/rotation/answer';
import type { Board } from '../../core/problems/rotation/board';
import type { DistanceTable } from '../../core/problems/rotation/distances';
import { letterOf } from '../../core/problems/rotation/moves';
import type { StepView } from '../../protocol/messages';

/** The facts of one position. */
export function stepView(board: Board, distances: DistanceTable): StepView {
  return {
    distances: symbolDistances(distances, board),
    firstMoves: optimalFirstMoves(distances, board).map(letterOf).join(''),
    optimalWords: countOptimalWords(distances, board),
  };
}
