import * as vscode from 'vscode';
import type { OutputChecks } from '../analysis/outputChecks';
import { activeUri } from '../documents';
import { runOutputPlace } from './runOutputUri';
import type { Submissions } from './submissions';

/**
 * "Clear Check": ends the checks of the active output, or of the outputs of the active input, and takes back what the
 * runs of submissions have found in the active source, on the boards of the active input, or in the shown output.
 */
export function clearCheck(checks: OutputChecks, submissions: Submissions): void {
  const uri = activeUri();
  if (!uri) return;
  const run = runOutputPlace(uri);
  // In this order, as a run shows on the boards what the check of its output no longer does.
  if (run) submissions.untell(vscode.Uri.parse(run.input, true), vscode.Uri.parse(run.source, true));
  else submissions.clear(uri);
  checks.pairs.dismiss(uri);
}
