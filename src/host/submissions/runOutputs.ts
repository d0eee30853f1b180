import * as vscode from 'vscode';
import type { CaseResult } from '../../core/judge/caseResult';
import { expectedText } from '../../core/judge/mending';
import type { Run } from '../../core/judge/submission';
import type { OutputChecks } from '../analysis/outputChecks';
import type { OutputPair } from '../analysis/outputPairs';
import { settingsOf } from '../settings';
import { RUN_OUTPUT_SCHEME, runOutputPlace } from './runOutputUri';
import type { JudgedInput, Submissions } from './submissions';

/** An output of a submission, and what its check found. */
interface RunOutput {
  readonly input: JudgedInput;
  readonly run: Run;
  readonly cases: readonly CaseResult[];
}

/** What a document of `runOutputUri` shows; undefined where the submission has not been judged so. */
function runOutputOf(submissions: Submissions, uri: vscode.Uri): RunOutput | undefined {
  const place = runOutputPlace(uri);
  const judged = place && submissions.of(vscode.Uri.parse(place.source, true));
  const input = judged?.inputs.find((each) => each.input.analysis.uri.toString() === place?.input);
  if (!place || !input) return undefined;
  if (place.board === undefined) return { input, run: input.result.run, cases: input.result.check.cases };
  const board = input.result.boards?.find((each) => each.case === place.board);
  return board && { input, run: board.run, cases: board.result ? [board.result] : [] };
}

function textOf(submissions: Submissions, uri: vscode.Uri): string {
  const place = runOutputPlace(uri);
  const shown = runOutputOf(submissions, uri);
  if (!place || !shown) return '';
  if (!place.expected) return shown.run.output;
  const profile = settingsOf(vscode.Uri.parse(place.source, true)).judge;
  const answers = shown.cases.map(({ expected }) => expected);
  return expectedText(answers, { profile, eol: '\n' });
}

/** Serves what submissions printed, and what was expected, as documents that cannot be edited. */
export function registerRunOutputs(submissions: Submissions, { pairs }: OutputChecks): vscode.Disposable {
  const changed = new vscode.EventEmitter<vscode.Uri>();
  /** Outputs that were checked until their input became another one; they are again once they are of it. */
  const waiting = new Map<string, OutputPair>();
  const update = (): void => {
    for (const pair of pairs.all) {
      const { output } = pair;
      if (!runOutputPlace(output)) continue;
      const shown = runOutputOf(submissions, output);
      if (shown && submissions.isAsJudged(shown.input.input)) continue;
      pairs.dismiss(output);
      if (shown) waiting.set(output.toString(), pair);
    }
    for (const [key, { output, input }] of waiting) {
      const shown = runOutputOf(submissions, output);
      if (!shown || shown.input.input.cases || !submissions.isAsJudged(shown.input.input)) continue;
      waiting.delete(key);
      pairs.ask(output, input);
    }
  };
  return vscode.Disposable.from(
    changed,
    submissions.onDidChange((source) => {
      for (const { uri } of vscode.workspace.textDocuments) {
        if (runOutputPlace(uri)?.source === source.toString()) changed.fire(uri);
      }
      update();
    }),
    vscode.workspace.onDidChangeTextDocument(update),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => {
      waiting.delete(uri.toString());
      // What the check says of the boards would be left without its other side.
      if (runOutputPlace(uri)) pairs.dismiss(uri);
      update();
    }),
    vscode.workspace.registerTextDocumentContentProvider(RUN_OUTPUT_SCHEME, {
      onDidChange: changed.event,
      provideTextDocumentContent: (uri) => textOf(submissions, uri),
    }),
  );
}
