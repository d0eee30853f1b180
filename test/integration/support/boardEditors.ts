import assert from 'node:assert/strict';
import { type Uri, commands, extensions, window, workspace } from 'vscode';
import type { ExtensionApi } from '../../../src/host/activate';
import type { BoardEditors } from '../../../src/host/editor/boardEditors';
import type { BoardPanel } from '../../../src/host/editor/boardPanel';
import type { ToWebview } from '../../../src/protocol/messages';

type Message<Type extends ToWebview['type']> = Extract<ToWebview, { type: Type }>;

/** A board editor with everything that it has sent to its webview. */
export class WatchedPanel {
  private readonly messages: ToWebview[] = [];

  constructor(readonly panel: BoardPanel) {
    panel.onDidSend((message) => this.messages.push(message));
  }

  /** How many messages of a type have been sent. */
  count(type: ToWebview['type']): number {
    return this.messages.filter((message) => message.type === type).length;
  }

  /** The last message of a type if it is accepted, else the next one that is. */
  async message<Type extends ToWebview['type']>(
    type: Type,
    accept: (message: Message<Type>) => boolean = () => true,
  ): Promise<Message<Type>> {
    const isWanted = (message: ToWebview | undefined): message is Message<Type> =>
      message?.type === type && accept(message as Message<Type>);
    const last = this.messages.findLast((message) => message.type === type);
    if (isWanted(last)) return last;
    return new Promise((resolve) => {
      const subscription = this.panel.onDidSend((message) => {
        if (!isWanted(message)) return;
        subscription.dispose();
        resolve(message);
      });
    });
  }

  /** The document as the webview shows it, once it shows these cells. */
  showing(cells: string): Promise<Message<'document'>> {
    return this.message('document', (message) => message.cells === cells);
  }
}

const watched = new WeakMap<BoardPanel, WatchedPanel>();
let editors: BoardEditors | undefined;

/** The board editors of the extension under test. */
export async function boardEditors(): Promise<BoardEditors> {
  if (!editors) {
    const extension = extensions.getExtension<ExtensionApi>('rotation-game.rotation-game');
    assert.ok(extension);
    ({ editors } = await extension.activate());
    editors.onDidOpen((panel) => {
      watched.set(panel, new WatchedPanel(panel));
    });
  }
  return editors;
}

/** The open board editors of a file. */
export async function panelsOf(uri: Uri): Promise<WatchedPanel[]> {
  return (await boardEditors()).panelsOf(uri).flatMap((panel) => watched.get(panel) ?? []);
}

/** Opens a file as a user does, and waits until its board editor shows it. */
export async function openBoard(uri: Uri): Promise<WatchedPanel> {
  const opened = nextPanelOf(uri);
  await commands.executeCommand('vscode.open', uri, { preview: false });
  const panel = await opened;
  await panel.message('document');
  return panel;
}

/** The next board editor of a file that opens. */
export async function nextPanelOf(uri: Uri): Promise<WatchedPanel> {
  const editors = await boardEditors();
  const panel = await new Promise<BoardPanel>((resolve) => {
    const subscription = editors.onDidOpen((opened) => {
      if (opened.document.uri.toString() !== uri.toString()) return;
      subscription.dispose();
      resolve(opened);
    });
  });
  const found = watched.get(panel);
  assert.ok(found);
  return found;
}

/** Selects a case in a board editor, and waits until the webview has told so. */
export async function select(watched: WatchedPanel, index: number): Promise<void> {
  watched.panel.show({ case: index, play: false });
  await watched.message('detail', (message) => message.case === index);
}

/** Closes all tabs and drops what was not saved. */
export async function closeAll(): Promise<void> {
  while (window.tabGroups.all.some(({ tabs }) => tabs.length > 0)) {
    await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
}

/** What the active tab shows. */
export function activeInput(): unknown {
  return window.tabGroups.activeTabGroup.activeTab?.input;
}

/** The text of an open document. */
export function textOf(uri: Uri): string | undefined {
  return workspace.textDocuments.find((document) => document.uri.toString() === uri.toString())?.getText();
}
