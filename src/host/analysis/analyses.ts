import * as vscode from 'vscode';
import { Analysis } from './analysis';
import { Debouncer } from './debouncer';
import { readDocument } from './readDocument';
import type { TableService } from './tables';

/** The language of `.rot` files. */
export const LANGUAGE = 'rotation-game';

/** Milliseconds without an edit before `onDidChange` tells of the last one. */
const QUIET = 150;

interface Entry {
  readonly analysis: Analysis;
  readonly encoding: string;
}

/** The one analysis of every document, made at first need and kept until the text changes. */
export class Analyses implements vscode.Disposable {
  private readonly entries = new Map<string, Entry>();
  private readonly changed = new vscode.EventEmitter<vscode.TextDocument>();
  private readonly debouncer = new Debouncer<vscode.TextDocument>(QUIET, (document) => {
    if (!document.isClosed) this.changed.fire(document);
  });
  private readonly subscriptions: vscode.Disposable;

  /** A document has been opened, edited (told when typing pauses), or its answers have become known. */
  readonly onDidChange = this.changed.event;

  constructor(private readonly tables: TableService) {
    this.subscriptions = vscode.Disposable.from(
      vscode.workspace.onDidOpenTextDocument((document) => {
        if (document.languageId === LANGUAGE) this.changed.fire(document);
      }),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0 || this.encodingChanged(document)) this.debouncer.call(document);
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        this.entries.delete(document.uri.toString());
      }),
    );
  }

  of(document: vscode.TextDocument): Analysis {
    const key = document.uri.toString();
    const known = this.entries.get(key);
    if (known?.analysis.version === document.version && known.encoding === document.encoding)
      return known.analysis;
    const text = document.getText();
    const input = readDocument(text, document.encoding);
    const analysis = new Analysis(document.uri, document.version, text, input, this.tables);
    this.entries.set(key, { analysis, encoding: document.encoding });
    if (!this.tables.ready && input.cases.length > 0) void this.tellWhenReady(document);
    return analysis;
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.debouncer.dispose();
    this.changed.dispose();
    this.entries.clear();
  }

  private encodingChanged(document: vscode.TextDocument): boolean {
    const known = this.entries.get(document.uri.toString());
    return known !== undefined && known.encoding !== document.encoding;
  }

  private async tellWhenReady(document: vscode.TextDocument): Promise<void> {
    await this.tables.load();
    this.debouncer.call(document);
  }
}
