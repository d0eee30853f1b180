import * as vscode from 'vscode';
import { isWithin, movedPath } from '../addresses';
import { isFileScheme, openDocument, shownUris, urisOf } from '../documents';
import { OutputFiles, foldersOfOutputs, isOutputByName } from '../outputFiles';
import { SECTION } from '../settings';
import { LANGUAGE } from './analyses';
import { type FileEvent, FolderWatchers } from './folderWatchers';

/** An output and the input that it is checked against. */
export interface OutputPair {
  readonly output: vscode.Uri;
  readonly input: vscode.Uri;
  /** `name`: an editor shows one of them, and their names belong together. `user`: the user has asked for it. */
  readonly by: 'name' | 'user';
}

/**
 * Which outputs are checked, and against which inputs: those whose names belong together, as long as one of them is
 * shown in an editor, and those that the user asks for, until they are cleared.
 */
export class OutputPairs implements vscode.Disposable {
  private readonly asked = new Map<string, OutputPair>();
  /**
   * Outputs that the user wants to hear no more of, each with the file, itself or its input, that the user said so in:
   * until that is opened again.
   */
  private readonly dismissed = new Map<string, string>();
  private pairs: ReadonlyMap<string, OutputPair> = new Map();
  /** How many searches have been asked for. */
  private wanted = 0;
  private searching = false;
  private readonly changed = new vscode.EventEmitter<readonly OutputPair[]>();
  private readonly watchers = new FolderWatchers((uri, event) => {
    this.hear(uri, event);
  });
  private readonly subscriptions: vscode.Disposable;

  /** Pairs have come or gone, or another program has changed their output. */
  readonly onDidChange = this.changed.event;

  constructor() {
    const search = (): void => void this.search();
    this.subscriptions = vscode.Disposable.from(
      vscode.window.tabGroups.onDidChangeTabs(({ opened, closed }) => {
        this.recall(new Set(opened.flatMap(urisOf).map(String)));
        if (opened.length + closed.length > 0) search();
      }),
      vscode.workspace.onDidOpenTextDocument(({ languageId }) => {
        if (languageId === LANGUAGE) search();
      }),
      vscode.workspace.onDidCloseTextDocument(({ uri, isUntitled }) => {
        if (!isUntitled) return;
        this.forget(uri);
        for (const { output } of this.ofInput(uri)) this.forget(output);
      }),
      vscode.workspace.onDidRenameFiles(({ files }) => {
        for (const { oldUri, newUri } of files) this.rename(oldUri, newUri);
        search();
      }),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(SECTION)) search();
      }),
    );
    search();
  }

  of(output: vscode.Uri): OutputPair | undefined {
    return this.pairs.get(output.toString());
  }

  /** The pairs of an input, in the order of their outputs' addresses. */
  ofInput(input: vscode.Uri): OutputPair[] {
    return this.all
      .filter((pair) => pair.input.toString() === input.toString())
      .sort((a, b) => (a.output.toString() < b.output.toString() ? -1 : 1));
  }

  get all(): OutputPair[] {
    return [...this.pairs.values()];
  }

  /** Checks an output against an input until it is dismissed. */
  ask(output: vscode.Uri, input: vscode.Uri): void {
    this.dismissed.delete(output.toString());
    this.asked.set(output.toString(), { output, input, by: 'user' });
    this.adopt(new Map([...this.pairs, ...this.asked]));
    void this.search();
  }

  /** Ends the checks of an output, or of all outputs of an input. */
  dismiss(uri: vscode.Uri): void {
    const own = this.of(uri);
    for (const { output } of own ? [own] : this.ofInput(uri)) {
      this.dismissed.set(output.toString(), uri.toString());
      this.forget(output);
    }
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.changed.dispose();
    this.watchers.dispose();
  }

  /** Looks for pairs by what editors show. A search that is asked for during another one follows it. */
  private async search(): Promise<void> {
    this.wanted++;
    if (this.searching) return;
    this.searching = true;
    for (let done = 0; done !== this.wanted;) {
      done = this.wanted;
      const found = await findByName();
      for (const key of this.dismissed.keys()) found.delete(key);
      this.adopt(new Map([...found, ...this.asked]));
    }
    this.searching = false;
  }

  /** Forgets what the user dismissed in files that are opened now. */
  private recall(opened: ReadonlySet<string>): void {
    for (const [output, place] of [...this.dismissed]) {
      if (opened.has(place)) this.dismissed.delete(output);
    }
  }

  private adopt(pairs: ReadonlyMap<string, OutputPair>): void {
    const before = this.pairs;
    this.pairs = pairs;
    const gone = [...before.values()].filter(({ output }) => !pairs.has(output.toString()));
    const come = [...pairs.values()].filter((pair) => !isSame(pair, before.get(pair.output.toString())));
    // The input that an output has no more must hear of it too.
    const left = come.flatMap(({ output }) => before.get(output.toString()) ?? []);
    this.watchers.watchOnly([...foldersOf(this.all), ...shownInputs().flatMap(foldersOfOutputs)]);
    if (gone.length + come.length > 0) this.changed.fire([...gone, ...left, ...come]);
  }

  private hear(uri: vscode.Uri, event: FileEvent): void {
    if (event !== 'changed') void this.search();
    const pair = this.of(uri);
    // VS Code reads an open document anew by itself.
    if (pair && !openDocument(uri)) this.changed.fire([pair]);
  }

  private forget(output: vscode.Uri): void {
    const key = output.toString();
    this.asked.delete(key);
    this.adopt(new Map([...this.pairs].filter(([other]) => other !== key)));
  }

  private rename(from: vscode.Uri, to: vscode.Uri): void {
    const moved = (uri: vscode.Uri): vscode.Uri =>
      isWithin(uri, from) ? uri.with({ path: movedPath(uri, from, to) }) : uri;
    for (const [key, pair] of [...this.asked]) {
      const output = moved(pair.output);
      this.asked.delete(key);
      this.asked.set(output.toString(), { ...pair, output, input: moved(pair.input) });
    }
  }
}

function isSame(a: OutputPair, b: OutputPair | undefined): boolean {
  return a.input.toString() === b?.input.toString() && a.by === b.by;
}

function foldersOf(pairs: readonly OutputPair[]): vscode.Uri[] {
  return pairs
    .map(({ output }) => output)
    .filter(({ scheme }) => isFileScheme(scheme))
    .map((output) => vscode.Uri.joinPath(output, '..'));
}

/** The inputs that editors show. */
function shownInputs(): vscode.Uri[] {
  return shownUris().filter(
    (uri) =>
      isFileScheme(uri.scheme) && (/\.rot$/i.test(uri.path) || openDocument(uri)?.languageId === LANGUAGE),
  );
}

async function findByName(): Promise<Map<string, OutputPair>> {
  const files = new OutputFiles();
  const found = new Map<string, OutputPair>();
  const add = (output: vscode.Uri, input: vscode.Uri): void => {
    found.set(output.toString(), { output, input, by: 'name' });
  };
  for (const input of shownInputs()) {
    for (const output of await files.outputsOf(input)) add(output, input);
  }
  for (const uri of shownUris()) {
    if (!isFileScheme(uri.scheme) || !isOutputByName(uri)) continue;
    const input = await files.inputOf(uri);
    if (input) add(uri, input);
  }
  return found;
}
