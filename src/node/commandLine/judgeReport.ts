import { MOST_ANSWER_BYTES, putAnswer } from '../../core/problems/rotation/answer';
import { wordIn } from '../../core/problems/rotation/packedAnswer';
import { lengthOf } from '../../core/problems/rotation/words';
import type { Translate } from '../../core/text/translate';
import type { SearchStatistics } from './boardSolver';
import type { Output } from './output';
import type { Report } from './report';

/** Judge output to `out`, and statistics to `err`. */
export function judgeReport(
  out: Output,
  err: Output,
  { stats, t }: { readonly stats: boolean; readonly t: Translate },
): Report {
  let boards = 0;
  let expanded = 0;
  let milliseconds = 0;
  return {
    board: ({ index }, solved) => {
      if (!solved) return;
      out.append(MOST_ANSWER_BYTES, putAnswer, solved.answer);
      const { answer, statistics } = solved;
      if (!stats || !statistics) return;
      boards++;
      expanded += statistics.expanded;
      milliseconds += statistics.milliseconds;
      err.write(`${describeSearch(index + 1, lengthOf(wordIn(answer)), statistics, t)}\n`);
    },
    end: () => {
      if (stats)
        err.write(t('total: boards {0}, nodes {1}, {2} ms', boards, expanded, round(milliseconds)) + '\n');
    },
  };
}

/** "board 1: moves 2, iterations 1, nodes 2, 0.1 ms; bound 2: nodes 2" */
function describeSearch(board: number, moves: number, statistics: SearchStatistics, t: Translate): string {
  const { iterations, expanded, milliseconds } = statistics;
  const summary = t(
    'board {0}: moves {1}, iterations {2}, nodes {3}, {4} ms',
    board,
    moves,
    iterations.length,
    expanded,
    round(milliseconds),
  );
  const parts = iterations.map((iteration) => t('bound {0}: nodes {1}', iteration.bound, iteration.expanded));
  return [summary, ...parts].join(t('; '));
}

function round(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 2 : 0);
}
