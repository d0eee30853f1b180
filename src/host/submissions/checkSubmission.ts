import * as vscode from 'vscode';
import type { Analyses } from '../analysis/analyses';
import { COMMANDS } from '../commandNames';
import { activeDocument } from '../documents';
import { withLateProgress } from '../lateProgress';
import { nameOf } from '../nameOf';
import { plainText } from '../plainText';
import { report } from '../summary';
import { settingsOf } from '../settings';
import { chooseInputs } from './chooseInputs';
import { wholeInput } from './chosenInput';
import { describeProgress } from './describeProgress';
import { endingOf } from './endingOf';
import { explainFailure } from './explainResult';
import { explainObstacle } from './explainObstacle';
import type { InputFiles } from './inputFiles';
import type { RememberedInputs } from './rememberedInputs';
import type { RunLog } from './runLog';
import { summaryOf } from './summaryOf';
import type { ChosenInput, Judged, Submissions } from './submissions';

export interface CheckServices {
  readonly submissions: Submissions;
  readonly analyses: Analyses;
  readonly inputFiles: InputFiles;
  readonly remembered: RememberedInputs;
  readonly log: RunLog;
  readonly extensionUri: vscode.Uri;
}

export interface CheckOptions {
  /** The `.rot` files to run on; those of the last run, or what the user picks, where they are absent. */
  readonly inputs?: readonly vscode.Uri[];
  /** Has the user pick the inputs in any case. */
  readonly ask?: boolean;
}

/**
 * "Check Submission": compiles a source, runs it on inputs, and shows what came of it.
 *
 * @param uri the active editor's document where it is absent
 */
export async function checkSubmission(
  services: CheckServices,
  uri: vscode.Uri | undefined,
  options: CheckOptions = {},
): Promise<Judged | undefined> {
  const { submissions } = services;
  const document = await runnableDocument(submissions, uri);
  if (!document) return undefined;
  const source = document.uri;
  const files = options.inputs ?? (await chooseInputs(services, source, options.ask ?? false));
  const inputs = await openInputs(services, files);
  if (inputs.length === 0) return undefined;
  const title = vscode.l10n.t('Checking {0}', nameOf(source));
  const result = await withLateProgress(title, (token, tell) =>
    submissions.judge(document, inputs, {
      token,
      onProgress: (progress) => {
        const text = describeProgress(progress);
        if (text) tell(text);
      },
    }),
  );
  if (result.kind !== 'judged') {
    void explainFailure(result);
    return undefined;
  }
  const judged = submissions.of(source);
  if (!judged) return undefined;
  services.log.write(judged);
  tellResult(judged);
  return judged;
}

/** The document to run, unless nothing may be run or it is no source, which the user is told. */
export async function runnableDocument(
  submissions: Submissions,
  uri: vscode.Uri | undefined,
): Promise<vscode.TextDocument | undefined> {
  const document = uri ? await vscode.workspace.openTextDocument(uri) : await activeDocument();
  const obstacle = document && submissions.obstacleOf(document.uri);
  if (obstacle) {
    void explainObstacle(obstacle);
    return undefined;
  }
  const ending = document && endingOf(document.uri.path);
  if (ending && settingsOf(document.uri).toolchains.faulty.includes(ending)) {
    void warnOfSetting(ending);
    return undefined;
  }
  if (!document || !submissions.isSource(document.uri)) {
    const message = document
      ? vscode.l10n.t(
          '{0} is in no language that can be run. Open the source of a submission, or add its ending to the setting rotation.toolchains.',
          nameOf(document.uri),
        )
      : vscode.l10n.t('Open the source of a submission first.');
    void vscode.window.showInformationMessage(message);
    return undefined;
  }
  return document;
}

async function warnOfSetting(ending: string): Promise<void> {
  const open = vscode.l10n.t('Open Settings');
  const message = vscode.l10n.t(
    'The setting rotation.toolchains has no list of arguments named “run” for “{0}”, or a “compile” that is none.',
    ending,
  );
  if ((await vscode.window.showWarningMessage(plainText(message), open)) === open)
    await vscode.commands.executeCommand('workbench.action.openSettings', '@id:rotation.toolchains');
}

async function openInputs(
  { analyses, extensionUri }: CheckServices,
  files: readonly vscode.Uri[],
): Promise<ChosenInput[]> {
  const inputs = await Promise.all(files.map((file) => wholeInput(file, analyses, extensionUri)));
  return inputs.filter((input) => input !== undefined);
}

/** An accepted submission is told of in the status bar, any other in the one notification. */
function tellResult(judged: Judged): void {
  const summary = plainText(summaryOf(judged));
  if (judged.verdict === 'AC') {
    report(summary);
    return;
  }
  const compiled = judged.compilation.succeeded;
  const show = compiled ? vscode.l10n.t('Show Output') : vscode.l10n.t('Show Compiler Output');
  void vscode.window.showWarningMessage(summary, show).then(async (picked) => {
    if (picked !== show) return;
    await vscode.commands.executeCommand(
      compiled ? COMMANDS.showRunOutput : COMMANDS.showRunLog,
      judged.source,
    );
  });
}
