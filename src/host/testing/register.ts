import * as vscode from 'vscode';
import type { Analyses } from '../analysis/analyses';
import type { OutputChecks } from '../analysis/outputChecks';
import type { InputFiles } from '../submissions/inputFiles';
import type { Submissions } from '../submissions/submissions';
import { BoardTests } from './boardTests';
import { debugSubmission } from './debugRun';
import { runOnSave } from './runOnSave';
import { isRequested } from './requestedBoards';
import { type OutputsRunServices, runOutputChecks } from './outputsRun';
import { SourceUnderTest } from './sourceUnderTest';
import { runSubmission } from './submissionRun';

interface Services {
  readonly checks: OutputChecks;
  readonly analyses: Analyses;
  readonly inputFiles: InputFiles;
  readonly submissions: Submissions;
  /** As Node names it; undefined where no programs are started. */
  readonly platform: string | undefined;
}

/** Registers the boards of the workspace as tests, and how they are run. */
export function registerBoardTests(context: vscode.ExtensionContext, services: Services): void {
  const controller = vscode.tests.createTestController('rotation', vscode.l10n.t('Rotation Boards'));
  const tests = new BoardTests(controller, services.analyses, services.inputFiles);
  context.subscriptions.push(tests);
  addOutputsProfile({ tests, checks: services.checks });
  if (services.submissions.runner) addSubmissionProfiles(context, services, tests);
}

function addOutputsProfile(services: OutputsRunServices): void {
  const profile = services.tests.controller.createRunProfile(
    vscode.l10n.t('Check Outputs'),
    vscode.TestRunProfileKind.Run,
    async (request, token) => {
      if (!request.continuous) await runOutputChecks(services, request);
      else
        runOnSave(token, {
          concerns: ({ uri }) => isRequested(request, services.checks.pairs.of(uri)?.input ?? uri),
          run: () => runOutputChecks(services, request),
        });
    },
    true,
  );
  profile.supportsContinuousRun = true;
}

function addSubmissionProfiles(
  { workspaceState, extensionUri, storageUri, globalStorageUri }: vscode.ExtensionContext,
  { analyses, submissions, platform }: Services,
  tests: BoardTests,
): void {
  const sources = new SourceUnderTest(submissions, workspaceState);
  const runServices = { tests, analyses, submissions, extensionUri };
  const profile = tests.controller.createRunProfile(
    vscode.l10n.t('Run Submission'),
    vscode.TestRunProfileKind.Run,
    async (request, token) => {
      const source = await sources.choose();
      if (!source) return;
      if (!request.continuous) await runSubmission(runServices, request, source);
      else
        runOnSave(token, {
          concerns: (document) => sources.isLast(document) || isRequested(request, document.uri),
          run: () => runSubmission(runServices, request, source),
        });
    },
  );
  profile.supportsContinuousRun = true;
  profile.configureHandler = () => void sources.pick();
  const debugServices = { ...runServices, storageUri: storageUri ?? globalStorageUri, platform };
  tests.controller.createRunProfile(
    vscode.l10n.t('Debug Submission'),
    vscode.TestRunProfileKind.Debug,
    async (request) => {
      const source = await sources.choose();
      if (source) await debugSubmission(debugServices, request, source);
    },
    true,
  );
}
