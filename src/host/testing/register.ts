import * as vscode from 'vscode';
import type { Analyses } from '../analysis/analyses';
import type { OutputChecks } from '../analysis/outputChecks';
import type { InputFiles } from '../submissions/inputFiles';
import type { Submissions } from '../submissions/submissions';
import { BoardTests } from './boardTests';
import { DebugPlaces } from './debugPlaces';
import { addDebugProfile, addOutputsProfile, addSubmissionProfile } from './profiles';
import { SourceUnderTest } from './sourceUnderTest';

interface Services {
  readonly checks: OutputChecks;
  readonly analyses: Analyses;
  readonly inputFiles: InputFiles;
  readonly submissions: Submissions;
}

/** Registers the boards of the workspace as tests, and how they are run. */
export function registerBoardTests(context: vscode.ExtensionContext, services: Services): void {
  const controller = vscode.tests.createTestController('rotation', vscode.l10n.t('Rotation Boards'));
  const tests = new BoardTests(controller, services.analyses, services.inputFiles);
  context.subscriptions.push(tests);
  addOutputsProfile({ tests, checks: services.checks });
  if (!services.submissions.runner) return;
  const { workspaceState, extensionUri, storageUri = context.globalStorageUri } = context;
  const sources = new SourceUnderTest(services.submissions, workspaceState);
  const runServices = { ...services, tests, extensionUri };
  addSubmissionProfile(runServices, sources);
  addDebugProfile({ ...runServices, places: new DebugPlaces(storageUri) }, sources);
}
