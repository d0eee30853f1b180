import * as vscode from 'vscode';
import { readInput } from '../../core/problems/rotation/input';
import { blankCommentLeaders } from '../../core/text/commentLeaders';
import type { Span } from '../../core/text/span';
import { openDocument } from '../documents';
import { SECTION, settingsOf } from '../settings';
import { type Analyses, LANGUAGE } from './analyses';
import { Analysis } from './analysis';
import { FileWatchers } from './fileWatchers';
import { moveSpan } from './moveSpan';
import type { TableService } from './tables';

/** What Solve was asked for: a whole document, or parts of one that move with its edits. */
type Solved = 'document' | readonly Span[];

/** Which documents and selections have been solved, until they are cleared, and so what is to be shown of them. */
export class Solutions implements vscode.Disposable {
  private readonly solved = new Map<string, Solved>();
  private readonly parts = new Map<string, readonly Analysis[]>();
  private readonly changed = new vscode.EventEmitter<vscode.TextDocument>();
  private readonly forgotten = new vscode.EventEmitter<vscode.Uri>();
  /** Results of a solved file stay listed when it is closed. */
  private readonly watchers = new FileWatchers(
    (uri) => void this.readAgain(uri),
    (uri) => {
      this.clear(uri);
    },
  );
  private readonly subscriptions: vscode.Disposable;

  /** What is shown of a document is to be made anew. */
  readonly onDidChange = this.changed.event;

  /** Nothing is shown of a document any more, which may be closed already. */
  readonly onDidForget = this.forgotten.event;

  constructor(
    private readonly analyses: Analyses,
    private readonly tables: TableService,
  ) {
    this.subscriptions = vscode.Disposable.from(
      analyses.onDidChange((document) => {
        if (this.concerns(document)) this.changed.fire(document);
      }),
      vscode.workspace.onDidChangeTextDocument((event) => {
        this.follow(event);
      }),
      vscode.workspace.onDidCloseTextDocument(({ uri, isUntitled }) => {
        if (isUntitled || this.solved.get(uri.toString()) !== 'document') this.clear(uri);
      }),
      vscode.workspace.onDidDeleteFiles(({ files }) => {
        for (const uri of files) this.clear(uri);
      }),
      // Afterwards the old name may have been forgotten already, as one of a deleted file.
      vscode.workspace.onWillRenameFiles(({ files }) => {
        for (const { oldUri, newUri } of files) this.willRename(oldUri, newUri);
      }),
      vscode.workspace.onDidRenameFiles(({ files }) => {
        for (const { oldUri, newUri } of files) this.didRename(oldUri, newUri);
      }),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (!event.affectsConfiguration(SECTION)) return;
        for (const document of vscode.workspace.textDocuments) {
          if (this.concerns(document)) this.changed.fire(document);
        }
      }),
    );
  }

  /** Whether a document has boards to show: a `.rot` file, or one in which something has been solved. */
  concerns(document: vscode.TextDocument): boolean {
    return document.languageId === LANGUAGE || this.isSolved(document.uri);
  }

  isSolved(uri: vscode.Uri): boolean {
    return this.solved.has(uri.toString());
  }

  /** Whether the answers of a document are shown as lenses and hints. */
  showsAnswers(document: vscode.TextDocument): boolean {
    return this.isSolved(document.uri) || settingsOf(document.uri).answers === 'live';
  }

  /** The analyses of a document that are shown in it: of the whole, or of its solved parts. */
  of(document: vscode.TextDocument): readonly Analysis[] {
    if (!this.concerns(document)) return [];
    const solved = this.solved.get(document.uri.toString());
    return solved === undefined || solved === 'document'
      ? [this.analyses.of(document)]
      : this.partsOf(document, solved);
  }

  /** Solves a whole document, or a part of one, and shows its answers until they are cleared. */
  async solve(document: vscode.TextDocument, part?: Span): Promise<readonly Analysis[]> {
    await this.tables.load();
    const key = document.uri.toString();
    const before = this.solved.get(key);
    const others = typeof before === 'object' ? before : [];
    this.parts.delete(key);
    const apart = part && others.filter(({ start, end }) => end <= part.start || start >= part.end);
    this.solved.set(key, apart ? [...apart, part] : 'document');
    if (!document.isUntitled) this.watchers.watch(document.uri);
    this.changed.fire(document);
    const shown = this.of(document);
    return part ? shown.slice(-1) : shown;
  }

  /** Forgets that a document was solved. */
  clear(uri: vscode.Uri): void {
    const key = uri.toString();
    this.parts.delete(key);
    this.watchers.unwatch(uri);
    if (!this.solved.delete(key)) return;
    const document = openDocument(uri);
    if (document) this.changed.fire(document);
    else this.forgotten.fire(uri);
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.changed.dispose();
    this.forgotten.dispose();
    this.watchers.dispose();
  }

  private async readAgain(uri: vscode.Uri): Promise<void> {
    if (openDocument(uri)) return;
    const document = await vscode.workspace.openTextDocument(uri);
    if (this.concerns(document)) this.changed.fire(document);
  }

  private willRename(from: vscode.Uri, to: vscode.Uri): void {
    const solved = this.solved.get(from.toString());
    if (solved !== undefined) this.solved.set(to.toString(), solved);
  }

  private didRename(from: vscode.Uri, to: vscode.Uri): void {
    this.clear(from);
    if (!this.isSolved(to)) return;
    this.watchers.watch(to);
    const document = openDocument(to);
    if (document) this.changed.fire(document);
  }

  private partsOf(document: vscode.TextDocument, spans: readonly Span[]): readonly Analysis[] {
    const key = document.uri.toString();
    const known = this.parts.get(key);
    if (known?.length === spans.length && known.every(({ version }) => version === document.version))
      return known;
    const parts = spans.map((span) => this.analysePart(document, span));
    this.parts.set(key, parts);
    return parts;
  }

  private analysePart(document: vscode.TextDocument, { start, end }: Span): Analysis {
    const text = document.getText();
    const part = blankCommentLeaders(text.slice(start, end));
    const input = readInput(part, { offset: start, terminator: 'optional' });
    return new Analysis(document.uri, document.version, text.slice(0, start) + part, input, this.tables);
  }

  private follow({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const key = document.uri.toString();
    const spans = this.solved.get(key);
    if (typeof spans !== 'object') return;
    let moved = [...spans];
    for (const change of contentChanges) {
      moved = moved.map((span) => moveSpan(span, change)).filter((span) => span !== undefined);
    }
    if (moved.length > 0) this.solved.set(key, moved);
    else this.clear(document.uri);
  }
}
