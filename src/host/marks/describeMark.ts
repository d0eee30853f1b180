import * as vscode from 'vscode';
import type { Reason } from '../../core/judge/caseResult';
import { describeEnding } from '../../core/judge/describeEnding';
import { describeResult, nameReason } from '../../core/judge/describeResult';
import { isBadEnding } from '../../core/judge/runVerdict';
import type { Run } from '../../core/judge/submission';
import { LineIndex } from '../../core/text/lineIndex';
import { fileName } from '../addresses';
import { toRange } from '../analysis/ranges';
import { describeBoardFailure } from '../submissions/describeBoardFailure';
import { runOutputUri } from '../submissions/runOutputUri';
import { translate } from '../translate';
import type { BoardMark, OutputMark, SubmissionMark } from './boardMark';

/** The lines of what was printed, as many marks are of one run. */
const LINES = new WeakMap<Run, LineIndex>();

/** A mark for people. */
export interface MarkText {
  /** Of the file that fails. */
  readonly name: string;
  /** The reason in a few words; empty where there is no more to say than the verdict. */
  readonly summary: string;
  /** The reason in full, with what is expected. */
  readonly message: string;
}

/** What is wrong with what was printed; undefined where nothing that was printed has been judged. */
export function reasonOf(mark: BoardMark): Reason | undefined {
  return mark.kind === 'output' ? mark.result.reason : mark.failure.result?.reason;
}

/** The file that fails: an output or a source. */
export function sourceOf(mark: BoardMark): vscode.Uri {
  return mark.kind === 'output' ? mark.checked.pair.output : mark.judged.source;
}

export function describeMark(mark: BoardMark): MarkText {
  return mark.kind === 'output' ? describeOutputMark(mark) : describeSubmissionMark(mark);
}

/** What is at fault, in the output: for a submission in what it printed, on the whole input or on the board alone. */
export function placeOf(mark: BoardMark): vscode.Location {
  if (mark.kind === 'output') {
    const { checked, result } = mark;
    return new vscode.Location(checked.pair.output, toRange(checked.lines, result.span));
  }
  const { judged, input, failure } = mark;
  const { analysis } = input.input;
  if (failure.alone && failure.run) {
    const uri = runOutputUri(judged.source, analysis.uri, failure.case);
    return locate(uri, failure.run, failure.result?.span);
  }
  const { run, check } = input.result;
  const printed = failure.result ?? check.cases.find((result) => result.case === failure.case);
  return locate(runOutputUri(judged.source, analysis.uri), run, printed?.span);
}

function locate(uri: vscode.Uri, run: Run, span = { start: 0, end: 0 }): vscode.Location {
  const lines = LINES.get(run) ?? new LineIndex(run.output);
  LINES.set(run, lines);
  return new vscode.Location(uri, toRange(lines, span));
}

function describeOutputMark({ checked, result }: OutputMark): MarkText {
  return {
    name: fileName(checked.pair.output),
    summary: nameReason(result, translate) ?? '',
    message: describeResult(result, translate),
  };
}

function describeSubmissionMark({ judged: { source, limits }, failure }: SubmissionMark): MarkText {
  const { verdict, result, run } = failure;
  const ending = run && isBadEnding(verdict) ? describeEnding(run, limits, translate) : undefined;
  return {
    name: vscode.workspace.asRelativePath(source),
    summary: ending ?? (result && nameReason(result, translate)) ?? '',
    message: describeBoardFailure(failure, limits),
  };
}
