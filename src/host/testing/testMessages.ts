import * as vscode from 'vscode';
import type { BoardFailure } from '../../core/judge/boardOutcomes';
import type { CaseResult } from '../../core/judge/caseResult';
import type { Compilation, Limits } from '../../core/judge/submission';
import { formatAnswer } from '../../core/problems/rotation/answer';
import type { Span } from '../../core/text/span';
import { LineIndex } from '../../core/text/lineIndex';
import { toRange } from '../analysis/ranges';
import { compilerRange, linesOf } from '../submissions/compilerDiagnostics';
import { describeBoardFailure } from '../submissions/describeBoardFailure';
import { runOutputUri } from '../submissions/runOutputUri';

/** An output as a document shows it. */
export class ShownOutput {
  private index: LineIndex | undefined;

  constructor(
    readonly uri: vscode.Uri,
    readonly text: string,
  ) {}

  locate(span: Span): vscode.Location {
    this.index ??= new LineIndex(this.text);
    return new vscode.Location(this.uri, toRange(this.index, span));
  }
}

/** A failure of a case of an output: the reason first, then what was expected and what stands there. */
export function caseMessage(reason: string, result: CaseResult, output: ShownOutput): vscode.TestMessage {
  const { start, end } = result.block;
  const message = vscode.TestMessage.diff(
    reason,
    formatAnswer(result.expected),
    output.text.slice(start, end),
  );
  message.location = output.locate(result.span);
  return message;
}

/** A failure of a board by a submission; `whole` is the output of the whole input. */
export function failureMessage(
  failure: BoardFailure,
  source: vscode.Uri,
  input: vscode.Uri,
  whole: ShownOutput,
  limits: Limits,
): vscode.TestMessage {
  const reason = describeBoardFailure(failure, limits);
  const { result, run, alone } = failure;
  if (!result) return new vscode.TestMessage(reason);
  const output =
    run && alone ? new ShownOutput(runOutputUri(source, input, failure.case), run.output) : whole;
  return caseMessage(reason, result, output);
}

/** The errors of a compiler, each at its place in the source. */
export function compilerMessages(
  source: vscode.TextDocument,
  { messages, log }: Compilation,
): vscode.TestMessage[] {
  const lines = linesOf(source.getText());
  const errors = messages.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [new vscode.TestMessage(log)];
  return errors.map((error) => {
    const message = new vscode.TestMessage(error.text);
    message.location = new vscode.Location(source.uri, compilerRange(lines, error));
    return message;
  });
}
