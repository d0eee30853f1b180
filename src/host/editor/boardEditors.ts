import * as vscode from 'vscode';
import type { AttemptView } from '../../protocol/messages';
import { isWithin, movedPath } from '../addresses';
import { boardPage } from './boardPage';
import { BoardPanel, type BoardPanelServices, type BoardTarget } from './boardPanel';
import { nonce } from './nonce';

export const BOARD_VIEW_TYPE = 'rotation.board';

export interface OpenOptions {
  /** The case to show, from 0. */
  readonly case?: number;
  /** Plays the answer of the case, or the attempt. */
  readonly play?: boolean;
  /** The word of an output to show in place of the answer. */
  readonly attempt?: AttemptView;
  /** Opens the editor in the column beside the active one. */
  readonly beside?: boolean;
}

/** All open board editors. */
export class BoardEditors implements vscode.CustomTextEditorProvider, vscode.Disposable {
  private readonly all = new Set<BoardPanel>();
  private readonly opened = new vscode.EventEmitter<BoardPanel>();
  /** What an editor that is about to open shall show. Indexed by the document's address. */
  private readonly targets = new Map<string, BoardTarget>();

  /** A board editor has been made for a tab. */
  readonly onDidOpen = this.opened.event;

  /** @param extensionUri the folder of the extension, which holds the script and the styles of the webview */
  constructor(
    private readonly extensionUri: vscode.Uri,
    private readonly services: BoardPanelServices,
  ) {}

  get panels(): Iterable<BoardPanel> {
    return this.all;
  }

  get active(): BoardPanel | undefined {
    return [...this.all].find((panel) => panel.active);
  }

  panelsOf(uri: vscode.Uri): BoardPanel[] {
    return [...this.all].filter((panel) => panel.document.uri.toString() === uri.toString());
  }

  /** Opens a document in a board editor, or shows the one that is on the screen or that the column has. */
  async open(uri: vscode.Uri, options: OpenOptions = {}): Promise<void> {
    const { case: index, play = false, attempt, beside = false } = options;
    if (index !== undefined)
      this.targets.set(uri.toString(), { case: index, play, ...(attempt ? { attempt } : {}) });
    const shown = this.panelsOf(uri).find(({ visible }) => visible)?.viewColumn;
    const viewColumn = shown ?? (beside ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active);
    await vscode.commands.executeCommand('vscode.openWith', uri, BOARD_VIEW_TYPE, viewColumn);
    const panels = this.panelsOf(uri);
    const panel = panels.find(({ active }) => active) ?? panels.find(({ visible }) => visible) ?? panels[0];
    const target = panel && this.takeTarget(uri);
    if (target) panel.show(target);
  }

  resolveCustomTextEditor(document: vscode.TextDocument, webviewPanel: vscode.WebviewPanel): void {
    const panel = new BoardPanel(document, webviewPanel, this.services);
    this.all.add(panel);
    webviewPanel.onDidDispose(() => {
      this.all.delete(panel);
      panel.dispose();
    });
    const target = this.takeTarget(document.uri);
    if (target) panel.show(target);
    this.fillPage(document, webviewPanel.webview);
    this.opened.fire(panel);
  }

  /** Makes the editors that renamed documents get, of a file or in a folder, show the cases that the old ones show. */
  willRename(from: vscode.Uri, to: vscode.Uri): void {
    for (const { document, selected } of this.all) {
      if (!isWithin(document.uri, from)) continue;
      const moved = document.uri.with({ path: movedPath(document.uri, from, to) });
      this.targets.set(moved.toString(), { case: selected, play: false });
    }
  }

  dispose(): void {
    for (const panel of this.all) panel.dispose();
    this.all.clear();
    this.opened.dispose();
  }

  private takeTarget(uri: vscode.Uri): BoardTarget | undefined {
    const key = uri.toString();
    const target = this.targets.get(key);
    this.targets.delete(key);
    return target;
  }

  private fillPage(document: vscode.TextDocument, webview: vscode.Webview): void {
    const media = vscode.Uri.joinPath(this.extensionUri, 'dist', 'media');
    const address = (file: string): string =>
      webview.asWebviewUri(vscode.Uri.joinPath(media, file)).toString();
    webview.options = { enableScripts: true, localResourceRoots: [media] };
    webview.html = boardPage({
      cspSource: webview.cspSource,
      nonce: nonce(),
      script: address('board.js'),
      style: address('style.css'),
      language: vscode.env.language,
      title: document.uri.path,
      messages: vscode.l10n.bundle ?? {},
    });
  }
}
