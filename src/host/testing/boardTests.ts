import * as vscode from 'vscode';
import { type Analyses, LANGUAGE } from '../analysis/analyses';
import type { Analysis } from '../analysis/analysis';
import { toRange } from '../analysis/ranges';
import { openDocument } from '../documents';
import type { InputFiles } from '../submissions/inputFiles';
import { type TestNode, boardNodes, idOf, nodeOf, nodesOfFile } from './testNode';

/** Keeps the test items: the `.rot` files of the workspace and those that are open, with their boards. */
export class BoardTests implements vscode.Disposable {
  private readonly subscriptions: vscode.Disposable;
  /** What the boards of files were made of. */
  private readonly shown = new WeakMap<vscode.TestItem, Analysis>();

  constructor(
    readonly controller: vscode.TestController,
    private readonly analyses: Analyses,
    private readonly inputFiles: InputFiles,
  ) {
    controller.resolveHandler = (item) => (item ? this.resolve(item) : this.discover());
    controller.refreshHandler = () => {
      inputFiles.searchAgain();
      return this.discover();
    };
    this.subscriptions = vscode.Disposable.from(
      inputFiles.onDidChange(() => this.discover()),
      inputFiles.onDidEdit((uri) => this.readAgain(uri)),
      analyses.onDidChange((document) => this.follow(document)),
      vscode.workspace.onDidCloseTextDocument(async (document) => {
        await this.discover();
        await this.followClosing(document);
      }),
    );
    for (const document of vscode.workspace.textDocuments) void this.follow(document);
  }

  /** The items of the files that are known. */
  get files(): vscode.TestItem[] {
    return Array.from(this.controller.items, ([, file]) => file);
  }

  /** Makes the items below an item. */
  async resolve(item: vscode.TestItem): Promise<void> {
    const node = nodeOf(item.id);
    if (!item.uri || node.kind === 'board') return;
    const analysis = await this.read(item.uri, item);
    if (!analysis) return;
    const nodes =
      node.kind === 'file' ? nodesOfFile(analysis.input.cases.length) : boardNodes(node.start, node.end);
    if (node.kind === 'file') this.shown.set(item, analysis);
    this.fill(item, nodes, analysis);
  }

  /** Makes the items of all files, and drops those of files that are gone. */
  async discover(): Promise<void> {
    const open = vscode.workspace.textDocuments.filter(isInput).map(({ uri }) => uri);
    const files = [...(await this.inputFiles.all()), ...open];
    const keys = new Set(files.map(String));
    this.controller.items.forEach(({ id }) => {
      if (!keys.has(id)) this.controller.items.delete(id);
    });
    for (const file of files) this.itemOf(file);
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.controller.dispose();
  }

  private itemOf(file: vscode.Uri): vscode.TestItem {
    const id = idOf(file, { kind: 'file' });
    const known = this.controller.items.get(id);
    if (known) return known;
    const item = this.controller.createTestItem(id, vscode.workspace.asRelativePath(file), file);
    item.canResolveChildren = true;
    this.controller.items.add(item);
    return item;
  }

  private async follow(document: vscode.TextDocument): Promise<void> {
    if (isInput(document)) await this.resolve(this.itemOf(document.uri));
  }

  private async readAgain(uri: vscode.Uri): Promise<void> {
    const item = this.controller.items.get(uri.toString());
    if (item && item.children.size > 0 && !openDocument(uri)) await this.resolve(item);
  }

  /** Edits that are dropped with a document may be gone before `Analyses` tells of that. */
  private async followClosing(document: vscode.TextDocument): Promise<void> {
    const item = this.controller.items.get(document.uri.toString());
    const shown = item && this.shown.get(item);
    if (shown && shown.text !== document.getText()) await this.resolve(item);
  }

  private async read(uri: vscode.Uri, item: vscode.TestItem): Promise<Analysis | undefined> {
    item.busy = true;
    try {
      const analysis = await this.analyses.of(await vscode.workspace.openTextDocument(uri));
      item.error = undefined;
      return analysis;
    } catch (error) {
      item.error = error instanceof Error ? error.message : String(error);
      return undefined;
    } finally {
      item.busy = false;
    }
  }

  /** Puts items for nodes below an item; those that are there already keep their results. */
  private fill(item: vscode.TestItem, nodes: readonly TestNode[], analysis: Analysis): void {
    const { uri } = analysis;
    const ids = new Set(nodes.map((node) => idOf(uri, node)));
    item.children.forEach(({ id }) => {
      if (!ids.has(id)) item.children.delete(id);
    });
    nodes.forEach((node, i) => {
      const id = idOf(uri, node);
      const known = item.children.get(id);
      const child = known ?? this.controller.createTestItem(id, labelOf(node), uri);
      child.range = rangeOf(node, analysis);
      if (known) return;
      child.sortText = String(i).padStart(6, '0');
      child.canResolveChildren = node.kind === 'group';
      item.children.add(child);
    });
    item.children.forEach((child) => {
      if (child.children.size > 0) void this.resolve(child);
    });
  }
}

/** Whether a document is one that has test items, in the workspace or not. */
function isInput({ languageId, uri, isClosed }: vscode.TextDocument): boolean {
  const readable = uri.scheme === 'file' || vscode.workspace.getWorkspaceFolder(uri) !== undefined;
  return languageId === LANGUAGE && readable && !isClosed;
}

function labelOf(node: TestNode): string {
  if (node.kind === 'board') return vscode.l10n.t('Board {0}', node.case + 1);
  return node.kind === 'group' ? vscode.l10n.t('Boards {0} to {1}', node.start + 1, node.end) : '';
}

function rangeOf(node: TestNode, { input, lines }: Analysis): vscode.Range | undefined {
  if (node.kind === 'file') return undefined;
  const first = input.cases[node.kind === 'board' ? node.case : node.start];
  const last = input.cases[node.kind === 'board' ? node.case : node.end - 1];
  return first && last && toRange(lines, { start: first.span.start, end: last.span.end });
}
