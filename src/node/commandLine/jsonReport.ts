import { boardToString } from '../../core/problems/rotation/board';
import { severityOf } from '../../core/problems/rotation/faults';
import type { LineTracker } from '../../core/text/lineTracker';
import type { Output } from './output';
import type { Report } from './report';

/**
 * One JSON object to `out`, an entry a line: boards as they are found, then the faults, which are kept until then.
 * `--help` documents its shape.
 */
export function jsonReport(
  out: Output,
  options: { readonly stats: boolean; readonly lines: LineTracker },
): Report {
  const faults: string[] = [];
  let separator = '\n';
  out.write('{"boards":[');
  return {
    board: ({ index, board, span }, solved) => {
      const { line, column } = options.lines.position(span.start);
      const entry = {
        board: index + 1,
        line: line + 1,
        column: column + 1,
        cells: boardToString(board),
        moves: solved?.answer.word.length ?? null,
        word: solved?.answer.word ?? null,
        centre: solved?.answer.centre ?? null,
        ...(options.stats && solved ? { stats: solved.statistics } : {}),
      };
      out.write(separator + JSON.stringify(entry));
      separator = ',\n';
    },
    fault: (fault, message) => {
      const { line, column } = options.lines.position(fault.span.start);
      faults.push(
        JSON.stringify({
          line: line + 1,
          column: column + 1,
          severity: severityOf(fault.code),
          code: fault.code,
          message,
          ...(fault.case === undefined ? {} : { board: fault.case + 1 }),
        }),
      );
    },
    end: () => {
      out.write(`\n],"faults":[${faults.map((fault) => `\n${fault}`).join(',')}\n]}\n`);
    },
  };
}
