import * as vscode from 'vscode';
import type { Compilation, InputResult, Limits, SubmissionResult } from '../../core/judge/submission';
import type { Verdict } from '../../core/judge/verdict';
import { isWithin } from '../addresses';
import type { Analysis } from '../analysis/analysis';
import { openDocument } from '../documents';
import { SECTION, settingsOf } from '../settings';
import { endingOf } from './endingOf';
import type { RunProgress, Submission, SubmissionRunner } from './submissionRunner';
import { type Obstacle, obstacleOf } from './obstacle';

/** An input to run a submission on: a `.rot` file, or some of its boards. */
export interface ChosenInput {
  readonly analysis: Analysis;
  /** For people, as in messages. */
  readonly name: string;
  /** What the program is given. */
  readonly text: string;
  /** The case of the analysis that each case of `text` is; undefined where they are the same. */
  readonly cases?: readonly number[];
}

export interface JudgedInput {
  readonly input: ChosenInput;
  readonly result: InputResult;
  /** Whether its boards tell what was found: until the input is another one, or the user wants to hear no more of it. */
  readonly told: boolean;
}

/** What is known of a submission that has been judged. */
export interface Judged {
  readonly source: vscode.Uri;
  /** The text that was judged. */
  readonly text: string;
  readonly verdict: Verdict;
  /** Those that it was run under. */
  readonly limits: Limits;
  readonly compilation: Compilation;
  readonly inputs: readonly JudgedInput[];
}

export interface JudgeOptions {
  readonly token: vscode.CancellationToken;
  readonly onProgress: (progress: RunProgress) => void;
}

/** Judges sources, one run of each at a time, and keeps what came of the last. */
export class Submissions implements vscode.Disposable {
  private readonly results = new Map<string, Judged>();
  private readonly running = new Map<string, AbortController>();
  /** The inputs of the runs that go on. */
  private readonly judging = new Set<ChosenInput>();
  /** What was read of files that said something else when their documents were closed. */
  private readonly dropped = new WeakSet<Analysis>();
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  private readonly changedSources = new vscode.EventEmitter<void>();
  private readonly subscriptions: vscode.Disposable;

  /** A source has been judged, is being judged, or its result has been dropped. */
  readonly onDidChange = this.changed.event;

  /** Another setting or trust may have made sources of other files, or let others be run. */
  readonly onDidChangeSources = this.changedSources.event;

  /** @param runner absent where this extension host starts no programs */
  constructor(readonly runner: SubmissionRunner | undefined) {
    this.subscriptions = vscode.Disposable.from(
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this.untell(document.uri);
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        this.followClosing(document);
      }),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(SECTION)) this.changedSources.fire();
      }),
      vscode.workspace.onDidGrantWorkspaceTrust(() => {
        this.changedSources.fire();
      }),
    );
  }

  get all(): Iterable<Judged> {
    return this.results.values();
  }

  /** What keeps a source from being run now; undefined where nothing does. */
  obstacleOf(source: vscode.Uri): Obstacle | undefined {
    const { isTrusted } = vscode.workspace;
    return obstacleOf({ canRun: this.runner !== undefined, trusted: isTrusted, scheme: source.scheme });
  }

  /** The endings of files that can be run, without the dot. */
  get endings(): readonly string[] {
    if (!this.runner) return [];
    const set = Object.keys(settingsOf(undefined).toolchains.toolchains);
    return [...new Set([...this.runner.endings, ...set])];
  }

  /** Whether the ending of a file is one that a toolchain is built in or set for. */
  isSource(uri: vscode.Uri): boolean {
    const ending = endingOf(uri.path);
    return (
      this.runner !== undefined &&
      ending !== '' &&
      (this.runner.endings.includes(ending) || Object.hasOwn(settingsOf(uri).toolchains.toolchains, ending))
    );
  }

  of(source: vscode.Uri): Judged | undefined {
    return this.results.get(source.toString());
  }

  isRunning(source: vscode.Uri): boolean {
    return this.running.has(source.toString());
  }

  /** Ends the run of a source, with all its processes. */
  stop(source: vscode.Uri): void {
    this.running.get(source.toString())?.abort();
  }

  /** Whether something shows in a source or on the boards of an input that `clear` takes away. */
  concerns(uri: vscode.Uri): boolean {
    return this.results.has(uri.toString()) || [...this.all].some(({ inputs }) => inputs.some(isToldOf(uri)));
  }

  /** Drops the result of a source, and tells no more of the boards of an input. */
  clear(uri: vscode.Uri): void {
    if (this.results.delete(uri.toString())) this.changed.fire(uri);
    this.untell(uri);
  }

  /** Stops and clears what concerns a file, or the files of a folder, that is there no more. */
  forget(place: vscode.Uri): void {
    const gone = (uri: vscode.Uri): boolean => isWithin(uri, place);
    for (const key of this.running.keys()) {
      const source = vscode.Uri.parse(key, true);
      if (gone(source)) this.stop(source);
    }
    const inputs = [...this.all].flatMap((judged) => judged.inputs.map(({ input }) => input.analysis.uri));
    for (const uri of [...this.all].map(({ source }) => source).concat(inputs))
      if (gone(uri)) this.clear(uri);
  }

  /**
   * Compiles a source as the editor shows it, runs it on inputs and keeps the result. A run of the source that is going
   * on is stopped first.
   *
   * @throws where programs cannot be run; see `obstacleOf`
   */
  async judge(
    document: vscode.TextDocument,
    inputs: readonly ChosenInput[],
    { token, onProgress }: JudgeOptions,
  ): Promise<SubmissionResult> {
    const { uri: source } = document;
    const text = document.getText();
    const submission = submissionOf(document);
    for (const input of inputs) this.judging.add(input);
    try {
      const result = await this.exclusively(source, token, (runner, signal) =>
        runner.judge(
          submission,
          inputs.map(({ name, text: given }) => ({ name, text: given })),
          { signal, onProgress },
        ),
      );
      if (result.kind === 'judged') this.keep({ source, text, limits: submission.limits }, result, inputs);
      return result;
    } finally {
      for (const input of inputs) this.judging.delete(input);
    }
  }

  /**
   * Keeps what came of judging a source.
   *
   * @param judged the source and its text as they were judged, and under which limits
   * @param inputs those of the request
   */
  keep(
    { source, text, limits }: Pick<Judged, 'source' | 'text' | 'limits'>,
    { verdict, compilation, inputs: results }: Extract<SubmissionResult, { readonly kind: 'judged' }>,
    inputs: readonly ChosenInput[],
  ): void {
    const judged = results.flatMap((result) => {
      const input = inputs[result.index];
      return input ? [{ input, result, told: this.isAsJudged(input) }] : [];
    });
    this.results.set(source.toString(), { source, text, verdict, limits, compilation, inputs: judged });
    this.changed.fire(source);
  }

  /** Whether an input is still what a program was run on, as far as its document tells, or told when it was closed. */
  isAsJudged({ analysis }: ChosenInput): boolean {
    const document = openDocument(analysis.uri);
    return document ? document.getText() === analysis.text : !this.dropped.has(analysis);
  }

  /** Does what starts programs of a source, unless it must not; no two at once of one source. */
  async exclusively<T>(
    source: vscode.Uri,
    token: vscode.CancellationToken,
    work: (runner: SubmissionRunner, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { runner } = this;
    const obstacle = this.obstacleOf(source);
    if (!runner || obstacle) throw new Error(`No program may be run: ${String(obstacle)}`);
    const key = source.toString();
    this.running.get(key)?.abort();
    const abort = new AbortController();
    this.running.set(key, abort);
    const subscription = token.onCancellationRequested(() => {
      abort.abort();
    });
    if (token.isCancellationRequested) abort.abort();
    this.changed.fire(source);
    try {
      return await work(runner, abort.signal);
    } finally {
      subscription.dispose();
      if (this.running.get(key) === abort) this.running.delete(key);
      this.changed.fire(source);
    }
  }

  /**
   * Tells no more of the boards of an input, which is another one by now.
   *
   * @param of only what the runs of this source have found there
   */
  untell(uri: vscode.Uri, of?: vscode.Uri): void {
    const isTold = isToldOf(uri);
    for (const [key, judged] of this.results) {
      if ((of && of.toString() !== key) || !judged.inputs.some(isTold)) continue;
      const inputs = judged.inputs.map((each) => (isTold(each) ? { ...each, told: false } : each));
      this.results.set(key, { ...judged, inputs });
      this.changed.fire(judged.source);
    }
  }

  /** VS Code puts the text of the file back into a document before it closes it unsaved. */
  private followClosing(document: vscode.TextDocument): void {
    const key = document.uri.toString();
    const text = document.getText();
    const kept = [...this.all].flatMap(({ inputs }) => inputs.map(({ input }) => input));
    for (const { analysis } of [...this.judging, ...kept]) {
      if (analysis.uri.toString() !== key) continue;
      if (document.isUntitled || text !== analysis.text) this.dropped.add(analysis);
      else this.dropped.delete(analysis);
    }
  }

  dispose(): void {
    for (const abort of this.running.values()) abort.abort();
    this.subscriptions.dispose();
    this.changed.dispose();
    this.changedSources.dispose();
  }
}

/** Whether what was found on an input is told on the boards of a file. */
export function isToldOf(uri: vscode.Uri): (input: JudgedInput) => boolean {
  return ({ input, told }) => told && input.analysis.uri.toString() === uri.toString();
}

/** A source as the editor shows it, with the settings that hold for it. */
export function submissionOf(document: vscode.TextDocument): Submission {
  const { toolchains, limits, judge } = settingsOf(document.uri);
  return {
    path: document.uri.fsPath,
    ...(document.isDirty ? { text: document.getText() } : {}),
    toolchains: toolchains.toolchains,
    limits,
    profile: judge,
  };
}
