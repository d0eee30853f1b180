import * as vscode from 'vscode';
import { fileName } from './addresses';
import { isFileScheme } from './documents';
import { plainText } from './plainText';

/** The name of a file for a message: its path in the workspace, where it lies in one; of what is no file, the last part. */
export function nameOf(uri: vscode.Uri): string {
  return plainText(isFileScheme(uri.scheme) ? vscode.workspace.asRelativePath(uri) : fileName(uri));
}
