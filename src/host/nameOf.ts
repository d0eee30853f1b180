import * as vscode from 'vscode';
import { plainText } from './plainText';

/** The name of a file for a message: its path in the workspace, where it lies in one. */
export function nameOf(uri: vscode.Uri): string {
  return plainText(vscode.workspace.asRelativePath(uri));
}
