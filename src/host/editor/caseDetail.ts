import type { Answer } from '../../core/problems/rotation/answer';
import type { Board } from '../../core/problems/rotation/board';
import type { DistanceTable } from '../../core/problems/rotation/distances';
import { play } from '../../core/problems/rotation/moves';
import { BoardSearch } from '../../core/problems/rotation/search';
import { heuristicByName } from '../../core/problems/rotation/space';
import type { Sliced } from '../../core/search/slices';
import type { DetailView, StepView } from '../../protocol/messages';
import { stepView } from './stepView';

/** Nodes of the centre-count search between two slices: about a millisecond. */
const NODES_PER_SLICE = 1000;

/** Nodes after which the centre-count search is given up. The average board takes 110,000, the hardest 17 million. */
const CENTRE_NODE_BUDGET = 500_000;

/** The facts that the board editor shows of the selected case. */
export class CaseDetail {
  private readonly steps: readonly StepView[];
  private readonly exact: DetailView['exact'];
  private readonly centre: BoardSearch;
  private centreComplete = false;

  /** `answer` must be the answer of `board`. */
  constructor(
    board: Board,
    private readonly answer: Answer,
    distances: DistanceTable,
  ) {
    this.steps = Array.from({ length: answer.word.length + 1 }, (_, letters) =>
      stepView(play(board, answer.word.slice(0, letters)), distances),
    );
    const exact = new BoardSearch(board, heuristicByName('exact', distances));
    exact.run();
    this.exact = {
      iterations: exact.iterations.length,
      bound: exact.iterations.at(-1)?.bound ?? 0,
      nodes: exact.expanded,
    };
    this.centre = new BoardSearch(board, heuristicByName('centre', distances));
  }

  /** The facts as far as the centre-count search has come. */
  get view(): DetailView {
    const centre = { nodes: this.centre.expanded, complete: this.centreComplete };
    return { answer: this.answer, steps: this.steps, exact: this.exact, centre };
  }

  /** Goes on with the centre-count search until it ends or `budget` nodes are expanded in all. */
  *search(budget = CENTRE_NODE_BUDGET): Sliced<DetailView> {
    while (!this.centreComplete && this.centre.expanded < budget) {
      const nodes = Math.min(NODES_PER_SLICE, budget - this.centre.expanded);
      this.centreComplete = this.centre.run(nodes) !== undefined;
      yield this.centre.expanded / budget;
    }
    return this.view;
  }
}
