import * as vscode from 'vscode';
import { Analysis, type Edition } from './analysis';
import { Debouncer } from './debouncer';
import { readDocument } from './readDocument';
import { runInSlices } from './runInSlices';
import type { TableService } from './tables';

/** The language of `.rot` files. */
export const LANGUAGE = 'rotation-game';

/** Milliseconds without an edit before `onDidChange` tells of the last one. */
const QUIET = 150;

interface Entry extends Edition {
  /** Undefined once the document had changed before the reading was done. */
  readonly reading: Promise<Analysis | undefined>;
}

/**
 * The one analysis of every document, made at first need and kept until the text changes. Until that of a newer version
 * is done, VS Code goes on showing what it was given for the older one and moves it with the edits.
 */
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

  /**
   * The analysis of a document as it stands when the promise resolves. A large text is read while the event loop goes
   * on, and read anew where it is edited meanwhile.
   */
  async of(document: vscode.TextDocument): Promise<Analysis> {
    for (;;) {
      const analysis = await this.entryOf(document).reading;
      if (analysis && isCurrent(analysis, document)) return analysis;
    }
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.debouncer.dispose();
    this.changed.dispose();
    this.entries.clear();
  }

  private entryOf(document: vscode.TextDocument): Entry {
    const key = document.uri.toString();
    const known = this.entries.get(key);
    if (known && isCurrent(known, document)) return known;
    const { version, encoding } = document;
    const reading = this.read(document, { version, encoding });
    const entry = { version, encoding, reading };
    // Another document of the same address may start from the same version.
    if (!document.isClosed) this.entries.set(key, entry);
    return entry;
  }

  private async read(document: vscode.TextDocument, edition: Edition): Promise<Analysis | undefined> {
    const text = document.getText();
    const input = await runInSlices(
      readDocument(text, edition.encoding),
      () => !isCurrent(edition, document),
    );
    if (!input) return undefined;
    if (!this.tables.ready && input.cases.length > 0) void this.tellWhenReady(document);
    return new Analysis(document.uri, edition, text, input, this.tables);
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

/** Whether a document is still as it was. */
function isCurrent({ version, encoding }: Edition, document: vscode.TextDocument): boolean {
  return version === document.version && encoding === document.encoding;
}
