import * as vscode from 'vscode';
import { openQuietly } from '../documents';
import { type DebugRunServices, debugSubmission } from './debugRun';
import { type OutputsRunServices, runOutputChecks } from './outputsRun';
import { isRequested } from './requestedBoards';
import { runOnSave } from './runOnSave';
import type { SourceUnderTest } from './sourceUnderTest';
import { type SubmissionRunServices, runSubmission } from './submissionRun';

/** Adds the profile that checks outputs, on demand or when an output or its input is saved. */
export function addOutputsProfile(services: OutputsRunServices): vscode.TestRunProfile {
  const { tests, checks } = services;
  const profile = tests.controller.createRunProfile(
    vscode.l10n.t('Check Outputs'),
    vscode.TestRunProfileKind.Run,
    async (request, token) => {
      if (!request.continuous) await runOutputChecks(services, request);
      else
        runOnSave(token, {
          concerns: ({ uri }) => isRequested(request, checks.pairs.of(uri)?.input ?? uri),
          run: () => runOutputChecks(services, request),
        });
    },
    true,
  );
  profile.supportsContinuousRun = true;
  return profile;
}

/** Adds the profile that runs a source, on demand or when the source or an input is saved. */
export function addSubmissionProfile(
  services: SubmissionRunServices,
  sources: SourceUnderTest,
): vscode.TestRunProfile {
  const profile = services.tests.controller.createRunProfile(
    vscode.l10n.t('Run Submission'),
    vscode.TestRunProfileKind.Run,
    async (request, token) => {
      const source = await sources.choose();
      if (!source) return;
      if (!request.continuous) {
        await runSubmission(services, request, source);
        return;
      }
      const { uri } = source;
      runOnSave(token, {
        concerns: (saved) => saved.uri.toString() === uri.toString() || isRequested(request, saved.uri),
        run: async () => {
          // A document that has been closed keeps its old text.
          const document = await openQuietly(uri);
          if (document) await runSubmission(services, request, document);
        },
      });
    },
  );
  profile.supportsContinuousRun = true;
  profile.configureHandler = () => void sources.pick();
  return profile;
}

/** Adds the profile that debugs a source. */
export function addDebugProfile(services: DebugRunServices, sources: SourceUnderTest): vscode.TestRunProfile {
  return services.tests.controller.createRunProfile(
    vscode.l10n.t('Debug Submission'),
    vscode.TestRunProfileKind.Debug,
    async (request) => {
      const source = await sources.choose();
      if (source) await debugSubmission(services, request, source);
    },
    true,
  );
}
