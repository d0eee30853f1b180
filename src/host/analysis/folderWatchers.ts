import * as vscode from 'vscode';

/** What happened to a file. */
export type FileEvent = 'created' | 'changed' | 'deleted';

/** Watches the files of some folders, not those of folders below. */
export class FolderWatchers implements vscode.Disposable {
  private watchers = new Map<string, vscode.Disposable>();

  constructor(private readonly onEvent: (uri: vscode.Uri, event: FileEvent) => void) {}

  /** Watches these folders, and no others any more. */
  watchOnly(folders: readonly vscode.Uri[]): void {
    const before = this.watchers;
    this.watchers = new Map();
    for (const folder of folders) {
      const key = folder.toString();
      if (this.watchers.has(key)) continue;
      this.watchers.set(key, before.get(key) ?? this.watch(folder));
      before.delete(key);
    }
    for (const watcher of before.values()) watcher.dispose();
  }

  dispose(): void {
    this.watchOnly([]);
  }

  private watch(folder: vscode.Uri): vscode.Disposable {
    const watcher = vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(folder, '*'));
    const tell = (event: FileEvent) => (uri: vscode.Uri) => {
      this.onEvent(uri, event);
    };
    return vscode.Disposable.from(
      watcher,
      watcher.onDidCreate(tell('created')),
      watcher.onDidChange(tell('changed')),
      watcher.onDidDelete(tell('deleted')),
    );
  }
}
