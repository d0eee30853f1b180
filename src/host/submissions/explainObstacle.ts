import * as vscode from 'vscode';
import type { Obstacle } from './obstacle';

/** Why no program is run, for people. */
export function describeObstacle(obstacle: Obstacle): string {
  switch (obstacle) {
    case 'browser':
      return vscode.l10n.t(
        'Programs cannot be run in the browser. Open the folder in VS Code on a computer to check submissions; outputs can be checked here too.',
      );
    case 'restricted':
      return vscode.l10n.t(
        'No program is run in Restricted Mode: trust the workspace to check submissions. Outputs can be checked without.',
      );
    case 'virtual':
      return vscode.l10n.t(
        'Only programs of files on this computer are run, and this file lies in a virtual workspace. Outputs can be checked here too.',
      );
    case 'untitled':
      return vscode.l10n.t('Save the source to a file first: its ending tells its language.');
  }
}

/** Tells why no program is run, with a button where something can be done about it. */
export async function explainObstacle(obstacle: Obstacle): Promise<void> {
  const action = actionOf(obstacle);
  const actions = action ? [action.title] : [];
  const picked = await vscode.window.showWarningMessage(describeObstacle(obstacle), ...actions);
  if (action && picked) await vscode.commands.executeCommand(action.command);
}

function actionOf(obstacle: Obstacle): vscode.Command | undefined {
  if (obstacle === 'restricted')
    return { title: vscode.l10n.t('Manage Workspace Trust'), command: 'workbench.trust.manage' };
  if (obstacle === 'untitled')
    return { title: vscode.l10n.t('Save As…'), command: 'workbench.action.files.saveAs' };
  return undefined;
}
