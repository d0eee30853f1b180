import * as vscode from 'vscode';
import { arrayOf, integer, isBoolean, record } from '../../core/guards';
import { MOST_STRESS_SECONDS } from '../../core/judge/mostLimits';
import type { Analyses } from '../analysis/analyses';
import type { OutputChecks } from '../analysis/outputChecks';
import { COMMANDS } from '../commandNames';
import { openDocument } from '../documents';
import type { BoardEditors } from '../editor/boardEditors';
import { type CheckOptions, checkSubmission } from './checkSubmission';
import { clearCheck } from './clearCheck';
import { registerCompilerDiagnostics } from './compilerDiagnostics';
import { forgetFiles } from './forgetFiles';
import type { InputFiles } from './inputFiles';
import { RememberedInputs } from './rememberedInputs';
import { RunLog } from './runLog';
import { compareRunOutput, showFailedBoard, showRunOutput } from './runOutputCommands';
import { registerRunOutputs } from './runOutputs';
import { type StressTestOptions, stressTest } from './stressTest';
import { registerSubmissionKeys } from './submissionKeys';
import { registerSubmissionLenses } from './submissionLenses';
import { registerSubmissionStatus } from './submissionStatus';
import type { Submissions } from './submissions';

// For calls by other extensions and tests; the menus of VS Code give what they like in the place of options.
const isCheckOptions = record<CheckOptions>(
  {
    inputs: arrayOf((value): value is vscode.Uri => value instanceof vscode.Uri),
    ask: isBoolean,
  },
  ['inputs', 'ask'],
);
const isStressOptions = record<StressTestOptions>(
  { seconds: integer(1, MOST_STRESS_SECONDS), seed: integer(0) },
  ['seconds', 'seed'],
);

interface Services {
  readonly analyses: Analyses;
  readonly checks: OutputChecks;
  readonly editors: BoardEditors;
  readonly submissions: Submissions;
  readonly inputFiles: InputFiles;
}

/** Registers the checks of submissions: commands, and what they show. */
export function registerSubmissions(
  context: vscode.ExtensionContext,
  { analyses, checks, editors, submissions, inputFiles }: Services,
): void {
  const log = new RunLog();
  const services = {
    submissions,
    analyses,
    checks,
    inputFiles,
    log,
    editors,
    remembered: new RememberedInputs(context.workspaceState),
    extensionUri: context.extensionUri,
  };
  const { registerCommand } = vscode.commands;
  /** For commands of a lens, or of the palette, which names no source. */
  const withSource =
    (work: (source: vscode.Uri) => unknown) =>
    (source = vscode.window.activeTextEditor?.document.uri): unknown =>
      source && work(source);
  context.subscriptions.push(
    log,
    inputFiles.onDidEdit((uri) => {
      // VS Code reads an open document anew by itself.
      if (!openDocument(uri)) submissions.untell(uri);
    }),
    registerCommand(COMMANDS.checkSubmission, (uri?: vscode.Uri, options?: unknown) =>
      checkSubmission(services, uri, isCheckOptions(options) ? options : {}),
    ),
    registerCommand(COMMANDS.checkSubmissionOnOtherInputs, (uri?: vscode.Uri) =>
      checkSubmission(services, uri, { ask: true }),
    ),
    registerCommand(COMMANDS.stressTest, (uri?: vscode.Uri, options?: unknown) =>
      stressTest(services, uri, isStressOptions(options) ? options : {}),
    ),
    registerCommand(
      COMMANDS.stopSubmission,
      withSource((source) => {
        submissions.stop(source);
      }),
    ),
    registerCommand(
      COMMANDS.showRunOutput,
      withSource((source) => showRunOutput(services, source)),
    ),
    registerCommand(
      COMMANDS.compareRunOutput,
      withSource((source) => compareRunOutput(services, source)),
    ),
    registerCommand(
      COMMANDS.showFailedBoard,
      withSource((source) => showFailedBoard(services, source)),
    ),
    registerCommand(COMMANDS.clearCheck, () => {
      clearCheck(checks, submissions);
    }),
    registerCommand(COMMANDS.showRunLog, () => {
      log.show();
    }),
    forgetFiles(submissions),
    registerSubmissionKeys(submissions, inputFiles),
    registerCompilerDiagnostics(submissions),
    registerRunOutputs(submissions, checks),
    registerSubmissionLenses(submissions),
    registerSubmissionStatus(submissions),
  );
}
