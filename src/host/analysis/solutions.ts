import * as vscode from 'vscode';
import type { BoardCase } from '../../core/problems/rotation/input';
import type { Span } from '../../core/text/span';
import { isWithin, movedPath } from '../addresses';
import { openDocument } from '../documents';
import { SECTION, settingsOf } from '../settings';
import { type Analyses, LANGUAGE } from './analyses';
import type { Analysis } from './analysis';
import { boardsOverlapping } from './boardsIn';
import { FileWatchers } from './fileWatchers';
import { moveSpan } from './moveSpan';
import { PartAnalyses } from './partAnalyses';
import type { TableService } from './tables';

/**
 * What Solve was asked for: a whole document, or parts of one that move with its edits. Of a `.rot` file, parts choose
 * among the boards of the whole; in other documents each is an input of its own.
 */
type Solved = 'document' | readonly Span[];

/** Boards of one analysis. */
export interface Boards {
  readonly analysis: Analysis;
  readonly cases: readonly BoardCase[];
}

/** Which documents and selections have been solved, until they are cleared, and so what is to be shown of them. */
export class Solutions implements vscode.Disposable {
  private readonly solved = new Map<string, Solved>();
  private readonly parts: PartAnalyses;
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
    tables: TableService,
  ) {
    this.parts = new PartAnalyses(tables);
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
        for (const uri of files.flatMap((file) => this.solvedWithin(file))) this.clear(uri);
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

  /** The analyses of a document that are shown in it: of the whole, or of its solved parts. */
  async of(document: vscode.TextDocument): Promise<readonly Analysis[]> {
    if (!this.concerns(document)) return [];
    const solved = this.solved.get(document.uri.toString());
    if (document.languageId === LANGUAGE || solved === undefined || solved === 'document')
      return [await this.analyses.of(document)];
    const parts = await this.parts.of(document, solved);
    return parts && this.solved.get(document.uri.toString()) === solved ? parts : this.of(document);
  }

  /** The boards whose answers are shown as lenses and hints. */
  async shownBoards(document: vscode.TextDocument): Promise<readonly Boards[]> {
    return document.languageId === LANGUAGE && settingsOf(document.uri).answers === 'live'
      ? (await this.of(document)).map(allBoards)
      : this.solvedBoards(document);
  }

  /**
   * The boards that Solve was asked for.
   *
   * @param latest where parts were solved, counts only the last so many of them
   */
  async solvedBoards(document: vscode.TextDocument, latest = Infinity): Promise<readonly Boards[]> {
    const analyses = await this.of(document);
    const solved = this.solved.get(document.uri.toString());
    if (solved === undefined) return [];
    if (solved === 'document') return analyses.map(allBoards);
    if (document.languageId !== LANGUAGE) return analyses.slice(-latest).map(allBoards);
    const parts = solved.slice(-latest);
    return analyses.map((analysis) => ({ analysis, cases: boardsOverlapping(analysis.input.cases, parts) }));
  }

  /**
   * Shows the answers of a whole document, or of parts of one, until they are cleared. The parts are taken before
   * anything is awaited, so that they are those of the document as it stands.
   *
   * @returns the boards asked for
   */
  async solve(document: vscode.TextDocument, parts?: readonly Span[]): Promise<readonly Boards[]> {
    const key = document.uri.toString();
    const before = this.solved.get(key);
    const others = typeof before === 'object' ? before : [];
    const apart = others.filter((other) =>
      parts?.every(({ start, end }) => other.end <= start || other.start >= end),
    );
    this.solved.set(key, parts ? [...apart, ...parts] : 'document');
    if (!document.isUntitled) this.watchers.watch(document.uri);
    this.changed.fire(document);
    return this.solvedBoards(document, parts?.length);
  }

  /** Forgets that a document was solved. */
  clear(uri: vscode.Uri): void {
    const key = uri.toString();
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

  /** The solved documents that are a file, or lie in a folder. */
  private solvedWithin(folder: vscode.Uri): vscode.Uri[] {
    return [...this.solved.keys()]
      .map((key) => vscode.Uri.parse(key, true))
      .filter((uri) => isWithin(uri, folder));
  }

  private willRename(from: vscode.Uri, to: vscode.Uri): void {
    for (const uri of this.solvedWithin(from)) {
      const solved = this.solved.get(uri.toString());
      const moved = uri.with({ path: movedPath(uri, from, to) });
      if (solved !== undefined) this.solved.set(moved.toString(), solved);
    }
  }

  private didRename(from: vscode.Uri, to: vscode.Uri): void {
    for (const uri of this.solvedWithin(from)) this.clear(uri);
    for (const uri of this.solvedWithin(to)) {
      this.watchers.watch(uri);
      const document = openDocument(uri);
      if (document) this.changed.fire(document);
    }
  }

  private follow({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const key = document.uri.toString();
    const spans = this.solved.get(key);
    if (typeof spans !== 'object' || contentChanges.length === 0) return;
    let moved = [...spans];
    for (const change of contentChanges) {
      moved = moved.map((span) => moveSpan(span, change)).filter((span) => span !== undefined);
    }
    if (moved.length > 0) this.solved.set(key, moved);
    else this.clear(document.uri);
  }
}

/** All boards of an analysis. */
export function allBoards(analysis: Analysis): Boards {
  return { analysis, cases: analysis.input.cases };
}
