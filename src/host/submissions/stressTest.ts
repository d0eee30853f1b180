import * as vscode from 'vscode';
import { boardFailures } from '../../core/judge/boardOutcomes';
import { describeInput } from '../../core/judge/describeInput';
import { stressRemarks } from '../../core/judge/stressRemark';
import type { StressProgress } from '../../core/judge/stressTest';
import { boardsAsInput } from '../../core/problems/rotation/layout';
import { LANGUAGE } from '../analysis/analyses';
import { newBoardDocument } from '../newDocument';
import { COMMANDS } from '../commandNames';
import { shownUris } from '../documents';
import type { BoardEditors } from '../editor/boardEditors';
import { withLateProgress } from '../lateProgress';
import { nameOf } from '../nameOf';
import { plainText } from '../plainText';
import { randomSeed } from '../../core/random';
import { settingsOf } from '../settings';
import { translate } from '../translate';
import { appendBoards } from './appendBoards';
import { type CheckServices, runnableDocument } from './checkSubmission';
import { describeBoardFailure } from './describeBoardFailure';
import { explainFailure } from './explainResult';
import { type Judged, submissionOf } from './submissions';
import type { StressResult } from './submissionRunner';

export interface StressServices extends CheckServices {
  readonly editors: BoardEditors;
}

export interface StressTestOptions {
  readonly seconds?: number;
  /** The same one tries the same boards again. */
  readonly seed?: number;
}

/** A source, and the limits that it was tested under. */
type Tested = Pick<Judged, 'source' | 'limits'>;

type Failed = Extract<StressResult, { readonly kind: 'failed' }>;

/**
 * "Stress Test Submission": runs a source on boards made to break it until one does or the time is over.
 *
 * @param uri the active editor's document where it is absent
 */
export async function stressTest(
  services: StressServices,
  uri: vscode.Uri | undefined,
  options: StressTestOptions = {},
): Promise<StressResult | undefined> {
  const { submissions } = services;
  const document = await runnableDocument(submissions, uri);
  if (!document) return undefined;
  const seconds = options.seconds ?? settingsOf(document.uri).stressSeconds;
  const seed = options.seed ?? randomSeed();
  const title = vscode.l10n.t('Stress testing {0}', nameOf(document.uri));
  const text = document.getText();
  const submission = submissionOf(document);
  const { limits } = submission;
  const result = await withLateProgress(title, (token, tell) =>
    submissions.exclusively(document.uri, token, (runner, signal) =>
      runner.stress(submission, {
        seconds,
        seed,
        signal,
        onProgress: (progress) => {
          tell(describeStress(progress));
        },
      }),
    ),
  );
  if (result.kind === 'judged') submissions.keep({ source: document.uri, text, limits }, result, []);
  void tellResult(services, { source: document.uri, limits }, result);
  return result;
}

function describeStress({ boards, shrinking }: StressProgress): string {
  return shrinking
    ? vscode.l10n.t('A board fails: looking for the smallest one…')
    : vscode.l10n.t('{0} boards tried', boards);
}

async function tellResult(services: StressServices, tested: Tested, result: StressResult): Promise<void> {
  const { source } = tested;
  switch (result.kind) {
    case 'failed':
      await tellFailure(services, tested, result);
      return;
    case 'passed': {
      const more = vscode.l10n.t('Go On');
      const message = vscode.l10n.t(
        '{0}: no fault found on {1} boards (seed {2}).',
        nameOf(source),
        result.boards,
        result.seed,
      );
      const picked = await vscode.window.showInformationMessage(message, more);
      if (picked === more) await vscode.commands.executeCommand(COMMANDS.stressTest, source);
      return;
    }
    case 'judged':
      await vscode.window.showWarningMessage(
        vscode.l10n.t('{0} does not compile: see its Problems.', nameOf(source)),
      );
      return;
    case 'unknown-language':
    case 'not-installed':
    case 'no-boards':
    case 'stopped':
      await explainFailure(result);
  }
}

async function tellFailure(services: StressServices, tested: Tested, failed: Failed): Promise<void> {
  const { source } = tested;
  const target = await targetFile(services, source);
  const one = failed.boards.length === 1;
  const add =
    target &&
    (one
      ? vscode.l10n.t('Add Board to {0}', nameOf(target))
      : vscode.l10n.t('Add {0} Boards to {1}', failed.boards.length, nameOf(target)));
  const open = one ? vscode.l10n.t('Open Board') : vscode.l10n.t('Open Boards');
  const repeat = vscode.l10n.t('Repeat');
  // VS Code keeps errors with buttons on the screen, which is all that tells of this one.
  const picked = await vscode.window.showErrorMessage(
    describeFinding(tested, failed),
    ...(add ? [add] : []),
    open,
    repeat,
  );
  if (picked === undefined) return;
  if (picked === open) await openInput(services, failed);
  else if (picked === repeat)
    await vscode.commands.executeCommand(COMMANDS.stressTest, source, { seed: failed.seed });
  else if (target) {
    if (await appendBoards(services, target, failed.boards))
      await services.remembered.remember(source, [target]);
    else await openInput(services, failed);
  }
}

function describeFinding({ source, limits }: Tested, failed: Failed): string {
  const { headline, notes } = describeInput(failed.result, limits, translate);
  const [failure] = boardFailures(failed.result);
  // Of the only board its number says nothing.
  const fault =
    failed.boards.length === 1 && failure ? firstLine(describeBoardFailure(failure, limits)) : headline;
  const parts = [
    fault,
    ...notes,
    ...stressRemarks(failed, translate),
    vscode.l10n.t('seed {0}', failed.seed),
  ];
  return vscode.l10n.t('{0} fails a stress test: {1}', nameOf(source), plainText(parts.join(' · ')));
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

/** The file that failing boards go to: one that the source was last run on, or that is open, or else the first of the workspace. */
async function targetFile(
  { remembered, inputFiles }: StressServices,
  source: vscode.Uri,
): Promise<vscode.Uri | undefined> {
  const files = await inputFiles.all();
  const keys = new Set(files.map(String));
  return [...remembered.of(source), ...shownUris()].find((uri) => keys.has(uri.toString())) ?? files[0];
}

/** The boards in the board editor; an input that fails by its layout as it is, in the text editor. */
async function openInput({ editors }: StressServices, { boards, input }: Failed): Promise<void> {
  if (input === boardsAsInput(boards)) {
    const { uri } = await newBoardDocument(boards);
    await editors.open(uri, { case: 0 });
  } else {
    const document = await vscode.workspace.openTextDocument({ language: LANGUAGE, content: input });
    await vscode.window.showTextDocument(document);
  }
}
