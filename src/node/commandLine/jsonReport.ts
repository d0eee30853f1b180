import { unpackAnswer } from '../../core/problems/rotation/answer';
import { boardToString } from '../../core/problems/rotation/board';
import { type InputFault, severityOf } from '../../core/problems/rotation/faults';
import type { LineTracker } from '../../core/text/lineTracker';
import type { Output } from './output';
import type { Report } from './report';

/**
 * One JSON object to `out`, a board a line as it is found, with its faults; then the faults of the file as a whole. So
 * nothing but these is kept. `--help` documents its shape.
 */
export function jsonReport(
  out: Output,
  options: { readonly stats: boolean; readonly lines: LineTracker },
): Report {
  let boards = 0;
  let ofBoard: object[] = [];
  const ofFile: object[] = [];

  function placeOf(offset: number): { readonly line: number; readonly column: number } {
    const { line, column } = options.lines.position(offset);
    return { line: line + 1, column: column + 1 };
  }

  return {
    board: ({ index, board, span }, solved) => {
      const answer = solved && unpackAnswer(solved.answer);
      const entry = {
        board: index + 1,
        ...placeOf(span.start),
        cells: boardToString(board),
        moves: answer?.word.length ?? null,
        word: answer?.word ?? null,
        centre: answer?.centre ?? null,
        faults: ofBoard,
        ...(options.stats && solved ? { stats: solved.statistics } : {}),
      };
      out.write(`${boards++ === 0 ? '{"boards":[' : ','}\n${JSON.stringify(entry)}`);
      ofBoard = [];
    },
    fault: (fault: InputFault, message) => {
      const { code, span } = fault;
      const entry = { ...placeOf(span.start), severity: severityOf(code), code, message };
      (fault.case === undefined ? ofFile : ofBoard).push(entry);
    },
    end: () => {
      const faults = ofFile.map((fault) => `\n${JSON.stringify(fault)}`).join(',');
      out.write(`${boards === 0 ? '{"boards":[' : ''}\n],"faults":[${faults}\n]}\n`);
    },
  };
}
