import type * as vscode from 'vscode';
import { type ExtensionApi, activateHost } from './host/activate';

export function activate(context: vscode.ExtensionContext): ExtensionApi {
  return activateHost(context);
}
