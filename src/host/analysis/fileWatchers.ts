import * as vscode from 'vscode';
import { fileName } from '../addresses';

/** Watches files one by one. */
export class FileWatchers implements vscode.Disposable {
  private readonly watchers = new Map<string, vscode.Disposable>();

  /**
   * @param onChange is told of a file that another program has changed
   * @param onDelete is told of a file that is gone
   */
  constructor(
    private readonly onChange: (uri: vscode.Uri) => void,
    private readonly onDelete: (uri: vscode.Uri) => void,
  ) {}

  watch(uri: vscode.Uri): void {
    this.unwatch(uri);
    const pattern = new vscode.RelativePattern(vscode.Uri.joinPath(uri, '..'), escapeGlob(fileName(uri)));
    const watcher = vscode.workspace.createFileSystemWatcher(pattern);
    const change = (): void => {
      this.onChange(uri);
    };
    this.watchers.set(
      uri.toString(),
      vscode.Disposable.from(
        watcher,
        watcher.onDidChange(change),
        watcher.onDidCreate(change),
        watcher.onDidDelete(() => {
          this.onDelete(uri);
        }),
      ),
    );
  }

  unwatch(uri: vscode.Uri): void {
    const key = uri.toString();
    this.watchers.get(key)?.dispose();
    this.watchers.delete(key);
  }

  dispose(): void {
    for (const watcher of this.watchers.values()) watcher.dispose();
    this.watchers.clear();
  }
}

/** A glob pattern that matches a name as it is. */
function escapeGlob(name: string): string {
  return name.replace(/[*?[\]{}]/g, '[$&]');
}
