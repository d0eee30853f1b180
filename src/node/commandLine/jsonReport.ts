import { boardToString } from '../../core/problems/rotation/board';
import { severityOf } from '../../core/problems/rotation/faults';
import type { LineTracker } from '../../core/text/lineTracker';
import type { Output } from './output';
import type { Report } from './report';

/** JSON Lines to `out`: each board and each fault as it is found, then a summary. `--help` documents their shape. */
export function jsonReport(
  out: Output,
  options: { readonly stats: boolean; readonly lines: LineTracker },
): Report {
  let boards = 0;
  let solvedBoards = 0;
  let faults = 0;
  const write = (entry: object): void => {
    out.write(`${JSON.stringify(entry)}\n`);
  };
  return {
    board: ({ index, board, span }, solved) => {
      boards++;
      if (solved) solvedBoards++;
      const { line, column } = options.lines.position(span.start);
      write({
        type: 'board',
        board: index + 1,
        line: line + 1,
        column: column + 1,
        cells: boardToString(board),
        moves: solved?.answer.word.length ?? null,
        word: solved?.answer.word ?? null,
        centre: solved?.answer.centre ?? null,
        ...(options.stats && solved ? { stats: solved.statistics } : {}),
      });
    },
    fault: (fault, message) => {
      faults++;
      const { line, column } = options.lines.position(fault.span.start);
      write({
        type: 'fault',
        line: line + 1,
        column: column + 1,
        severity: severityOf(fault.code),
        code: fault.code,
        message,
        ...(fault.case === undefined ? {} : { board: fault.case + 1 }),
      });
    },
    end: () => {
      write({ type: 'summary', boards, solved: solvedBoards, faults });
    },
  };
}
