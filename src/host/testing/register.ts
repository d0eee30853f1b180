import * as vscode from 'vscode';
import type { Analyses } from '../analysis/analyses';
import type { InputFiles } from '../submissions/inputFiles';
import type { Submissions } from '../submissions/submissions';
import { BoardTests } from './boardTests';
import { runOnSave } from './runOnSave';
import { isRequested } from './requestedBoards';
import { SourceUnderTest } from './sourceUnderTest';
import { runSubmission } from './submissionRun';

interface Services {
  readonly analyses: Analyses;
  readonly inputFiles: InputFiles;
  readonly submissions: Submissions;
}

/** Registers the boards of the workspace as tests, and how they are run. */
export function registerBoardTests(context: vscode.ExtensionContext, services: Services): void {
  const controller = vscode.tests.createTestController('rotation', vscode.l10n.t('Rotation Boards'));
  const tests = new BoardTests(controller, services.analyses, services.inputFiles);
  context.subscriptions.push(tests);
  if (services.submissions.runner) addSubmissionProfile(context, services, tests);
}

function addSubmissionProfile(
  { workspaceState, extensionUri }: vscode.ExtensionContext,
  { analyses, submissions }: Services,
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
}
