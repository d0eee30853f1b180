import * as vscode from 'vscode';
import type { OutputCheck } from '../../core/judge/caseResult';
import { openDocument, openQuietly } from '../documents';
import { SECTION, settingsOf } from '../settings';
import { type Analyses, LANGUAGE } from './analyses';
import type { Analysis } from './analysis';
import { CheckedOutput } from './checkedOutput';
import { checkText } from './checkText';
import { type OutputPair, OutputPairs } from './outputPairs';
import { runInSlices } from './runInSlices';
import type { TableService } from './tables';

interface Entry {
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly encoding: string;
  readonly input: Analysis;
  readonly profile: string;
  /** Whether the check is of texts that are lost when their documents close. */
  readonly unsaved: boolean;
  /** Undefined once the output had changed before the check was done. */
  readonly checking: Promise<CheckedOutput | undefined>;
}

/** The checks of outputs against their inputs, each made at first need and kept until one of the texts changes. */
export class OutputChecks implements vscode.Disposable {
  readonly pairs = new OutputPairs();
  private readonly entries = new Map<string, Entry>();
  private readonly changed = new vscode.EventEmitter<OutputPair>();
  private readonly subscriptions: vscode.Disposable;

  /** What is shown of a pair is to be made anew, or to be taken away where `check` gives nothing. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly analyses: Analyses,
    private readonly tables: TableService,
  ) {
    const { pairs } = this;
    this.subscriptions = vscode.Disposable.from(
      pairs,
      pairs.onDidChange((some) => {
        for (const pair of some) this.tell(pair);
      }),
      analyses.onDidChange(({ uri }) => {
        const own = pairs.of(uri);
        for (const pair of own ? [own] : pairs.ofInput(uri)) this.tell(pair);
      }),
      vscode.workspace.onDidChangeConfiguration((event) => {
        for (const pair of pairs.all) {
          if (event.affectsConfiguration(SECTION, pair.input)) this.tell(pair);
        }
      }),
      vscode.workspace.onDidChangeTextDocument(({ document: { uri, encoding } }) => {
        const entry = this.entries.get(uri.toString());
        const pair = pairs.of(uri);
        if (pair && entry && entry.encoding !== encoding) this.tell(pair);
      }),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => {
        const own = pairs.of(uri);
        for (const pair of own ? [own] : pairs.ofInput(uri)) {
          if (this.entries.get(pair.output.toString())?.unsaved) this.tell(pair);
        }
      }),
    );
  }

  /** Whether a document is a checked output, or the input of one. */
  concerns({ uri }: vscode.TextDocument): boolean {
    return this.pairs.of(uri) !== undefined || this.pairs.ofInput(uri).length > 0;
  }

  /** The check of an output; undefined for a document that is not checked. */
  async of(output: vscode.TextDocument): Promise<CheckedOutput | undefined> {
    for (;;) {
      const pair = this.pairs.of(output.uri);
      const input = pair && (await this.inputOf(pair));
      if (!pair || !input) return undefined;
      const document = this.currentOf(output);
      const { checking } = this.entryOf(document, pair, input);
      const checked = await checking;
      if (checked?.version === document.version) return checked;
    }
  }

  /** The check of an output that may not be open; undefined where it is not checked, or a file cannot be read. */
  async check(output: vscode.Uri): Promise<CheckedOutput | undefined> {
    const document = this.pairs.of(output) && (await openQuietly(output));
    return document && this.of(document);
  }

  /** The checks of all outputs of an input. */
  async ofInput(input: vscode.Uri): Promise<CheckedOutput[]> {
    const checks = await Promise.all(this.pairs.ofInput(input).map(({ output }) => this.check(output)));
    return checks.filter((checked) => checked !== undefined);
  }

  /**
   * What a text comes to that need not be checked as a pair is; undefined where the input cannot be read.
   *
   * @param encoding as in `vscode.TextDocument`, where the text is of one
   */
  async checkText(text: string, input: vscode.Uri, encoding = 'utf8'): Promise<OutputCheck | undefined> {
    const document = await openQuietly(input);
    if (!document) return undefined;
    const analysis = await this.analyses.of(document);
    const tables = await this.tables.load();
    const profile = settingsOf(input).judge;
    return runInSlices(checkText(text, { input: analysis.input, profile, tables, encoding }));
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.changed.dispose();
    this.entries.clear();
  }

  private tell(pair: OutputPair): void {
    if (!this.pairs.of(pair.output)) this.entries.delete(pair.output.toString());
    this.changed.fire(pair);
  }

  /** A file that is an input only by its name, such as `.in`, counts where it is one without faults. */
  private async inputOf({ input, by }: OutputPair): Promise<Analysis | undefined> {
    const document = await openQuietly(input);
    const analysis = document && (await this.analyses.of(document));
    const certain = by === 'user' || document?.languageId === LANGUAGE;
    return certain || (analysis && isCertainlyInput(analysis)) ? analysis : undefined;
  }

  /** For a closed document the one that came after it: two of one address would end each other's checks for ever. */
  private currentOf(output: vscode.TextDocument): vscode.TextDocument {
    if (!output.isClosed) return output;
    return openDocument(output.uri) ?? this.entries.get(output.uri.toString())?.document ?? output;
  }

  private entryOf(document: vscode.TextDocument, pair: OutputPair, input: Analysis): Entry {
    const key = pair.output.toString();
    const { version, encoding } = document;
    const profile = settingsOf(pair.input).judge;
    const known = this.entries.get(key);
    if (
      known?.document === document &&
      known.version === version &&
      known.encoding === encoding &&
      known.input === input &&
      known.profile === profile
    )
      return known;
    const isCurrent = (): boolean => document.version === version && this.entries.get(key) === entry;
    const check = async (): Promise<CheckedOutput | undefined> => {
      const text = document.getText();
      const tables = await this.tables.load();
      const work = checkText(text, { input: input.input, profile, tables, encoding });
      const result = await runInSlices(work, () => !isCurrent());
      return result && new CheckedOutput(pair, version, text, input, profile, result);
    };
    const unsaved = document.isDirty || isDirty(pair.input);
    const entry: Entry = { document, version, encoding, input, profile, unsaved, checking: check() };
    this.entries.set(key, entry);
    return entry;
  }
}

/** Whether a text is read as boards without faults that the final 0 ends, which no other problem's input is. */
function isCertainlyInput({ input: { cases, terminator } }: Analysis): boolean {
  return cases.length > 0 && terminator !== undefined && cases.every(({ solvable }) => solvable);
}

function isDirty(uri: vscode.Uri): boolean {
  return openDocument(uri)?.isDirty === true;
}
