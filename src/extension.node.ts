import type * as vscode from 'vscode';
import { type ExtensionApi, activateHost } from './host/activate';
import { translate } from './host/translate';
import { createSubmissionRunner } from './node/submissions/createSubmissionRunner';

export function activate(context: vscode.ExtensionContext): ExtensionApi {
  return activateHost(context, createSubmissionRunner(translate));
}
