import * as vscode from 'vscode';
import type { Submissions } from './submissions';

/** Forgets what concerns files that are deleted or renamed, or whose folder is, in VS Code or by another program. */
export function forgetFiles(submissions: Submissions): vscode.Disposable {
  const watcher = vscode.workspace.createFileSystemWatcher('**/*', true, true);
  return vscode.Disposable.from(
    watcher,
    watcher.onDidDelete((uri) => {
      submissions.forget(uri);
    }),
    // Outside the workspace too.
    vscode.workspace.onDidDeleteFiles(({ files }) => {
      for (const file of files) submissions.forget(file);
    }),
    vscode.workspace.onDidRenameFiles(({ files }) => {
      for (const { oldUri } of files) submissions.forget(oldUri);
    }),
  );
}
