import * as vscode from 'vscode';
import type { Submissions } from '../submissions/submissions';

const KEY = 'sourceUnderTest';

/** How many files of the workspace are offered. */
const MOST_SOURCES = 500;

/** Which source the boards are tested with: the shown one, or else the last that was tested, or one that the user picks. */
export class SourceUnderTest {
  constructor(
    private readonly submissions: Submissions,
    private readonly memory: vscode.Memento,
  ) {}

  /** The source, opened; undefined where there is none or the user picks none. */
  async choose(): Promise<vscode.TextDocument | undefined> {
    const shown = [vscode.window.activeTextEditor, ...vscode.window.visibleTextEditors]
      .flatMap((editor) => editor?.document ?? [])
      .find(({ uri }) => this.submissions.isSource(uri));
    if (shown) {
      await this.remember(shown.uri);
      return shown;
    }
    return (await this.openLast()) ?? this.pick();
  }

  /** Has the user pick among the sources of the workspace. */
  async pick(): Promise<vscode.TextDocument | undefined> {
    const endings = this.submissions.endings;
    const found =
      endings.length > 0
        ? await vscode.workspace.findFiles(`**/*.{${endings.join(',')}}`, '**/node_modules/**', MOST_SOURCES)
        : [];
    const items = found
      .map((uri) => ({ label: vscode.workspace.asRelativePath(uri), uri }))
      .sort((a, b) => (a.label < b.label ? -1 : 1));
    if (items.length === 0) {
      void vscode.window.showInformationMessage(vscode.l10n.t('Open the source of a submission first.'));
      return undefined;
    }
    const title = vscode.l10n.t('Which submission is to be tested?');
    const picked = await vscode.window.showQuickPick(items, { title });
    if (!picked) return undefined;
    await this.remember(picked.uri);
    return vscode.workspace.openTextDocument(picked.uri);
  }

  private async openLast(): Promise<vscode.TextDocument | undefined> {
    const last = this.memory.get<string>(KEY);
    if (last === undefined) return undefined;
    try {
      return await vscode.workspace.openTextDocument(vscode.Uri.parse(last, true));
    } catch {
      // It is gone.
      return undefined;
    }
  }

  private async remember(uri: vscode.Uri): Promise<void> {
    await this.memory.update(KEY, uri.toString());
  }
}
