import type * as vscode from 'vscode';
import { activateHost } from './host/activate';

export function activate(context: vscode.ExtensionContext): void {
  activateHost(context);
}
