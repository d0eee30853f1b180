import * as vscode from 'vscode';

const PATTERN = '**/*.rot';

/** The `.rot` files of the workspace. */
export class InputFiles implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly edited = new vscode.EventEmitter<vscode.Uri>();
  private readonly watcher = vscode.workspace.createFileSystemWatcher(PATTERN);
  private readonly subscriptions: vscode.Disposable;
  private found: Promise<readonly vscode.Uri[]> | undefined;

  /** Files have come or gone. */
  readonly onDidChange = this.changed.event;

  /** The content of a file has changed on disk. */
  readonly onDidEdit = this.edited.event;

  constructor() {
    const search = (): void => {
      this.searchAgain();
    };
    this.subscriptions = vscode.Disposable.from(
      this.watcher,
      this.watcher.onDidCreate(search),
      this.watcher.onDidDelete(search),
      this.watcher.onDidChange((uri) => {
        this.edited.fire(uri);
      }),
      vscode.workspace.onDidChangeWorkspaceFolders(search),
    );
  }

  /** In the order of their paths. */
  all(): Promise<readonly vscode.Uri[]> {
    return (this.found ??= findInputs());
  }

  /** Forgets the files, whatever is known of them. */
  searchAgain(): void {
    this.found = undefined;
    this.changed.fire();
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.changed.dispose();
    this.edited.dispose();
  }
}

async function findInputs(): Promise<readonly vscode.Uri[]> {
  const found = await vscode.workspace.findFiles(PATTERN);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
