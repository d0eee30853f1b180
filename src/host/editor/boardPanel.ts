import * as vscode from 'vscode';
import { formatAnswer } from '../../core/problems/rotation/answer';
import { cellSpans } from '../../core/problems/rotation/input';
import type { AttemptView, EditIntent, FromWebview, ToWebview } from '../../protocol/messages';
import { parseFromWebview } from '../../protocol/parseFromWebview';
import { fileName } from '../addresses';
import type { Analyses } from '../analysis/analyses';
import type { Analysis } from '../analysis/analysis';
import { runInSlices } from '../analysis/runInSlices';
import type { TableService } from '../analysis/tables';
import type { BoardMarks } from '../marks/boardMarks';
import { sourceOf } from '../marks/describeMark';
import { translate } from '../translate';
import { CaseDetail } from './caseDetail';
import { changedCells } from './changedCells';
import type { DocumentEdits } from './documentEdits';
import { markView } from './markView';
import { marksSnapshot } from './marksSnapshot';
import { Pacer } from './pacer';
import { isReadOnly } from './readOnly';
import { showMark } from './showMark';
import { showText } from './showText';
import { type DocumentSnapshot, answersSnapshot, documentSnapshot, faultsView } from './snapshots';

/** What all board editors share. */
export interface BoardPanelServices {
  readonly analyses: Analyses;
  readonly tables: TableService;
  readonly marks: BoardMarks;
  readonly edits: DocumentEdits;
}

/** A case to show, and whether to play its answer, or the attempt. */
export interface BoardTarget {
  /** From 0. */
  readonly case: number;
  readonly play: boolean;
  readonly attempt?: AttemptView;
}

type Handlers = {
  readonly [Type in FromWebview['type']]: (message: Extract<FromWebview, { type: Type }>) => unknown;
};

/** One board editor: sends snapshots of its document to its webview and carries out what the webview asks for. */
export class BoardPanel implements vscode.Disposable {
  private readonly sent = new vscode.EventEmitter<ToWebview>();
  private readonly pacer = new Pacer(() => {
    this.refresh();
  });
  private readonly subscriptions: vscode.Disposable[];
  /** The analysis that was done last. */
  private analysis: Analysis | undefined;
  /** The analysis that the webview shows; undefined until the webview is ready. */
  private shown: Analysis | undefined;
  /** The whole of the snapshot that the webview has. */
  private snapshot: DocumentSnapshot | undefined;
  /** Whether the webview has been told of marks. */
  private marked = false;
  private readOnly = false;
  private inView = { first: 0, count: 0 };
  private selection = 0;
  private target: BoardTarget | undefined;
  /** Counts up with every detail that is asked for, so that an older search ends. */
  private details = 0;
  private disposed = false;

  /** A message has been sent to the webview. */
  readonly onDidSend = this.sent.event;

  constructor(
    readonly document: vscode.TextDocument,
    private readonly panel: vscode.WebviewPanel,
    private readonly services: BoardPanelServices,
  ) {
    this.subscriptions = [
      panel.webview.onDidReceiveMessage((message: unknown) => this.receive(message)),
      panel.onDidChangeViewState(() => this.follow()),
      vscode.workspace.onDidChangeTextDocument(async ({ document: changed, contentChanges }) => {
        if (changed === document && contentChanges.length > 0) await this.follow();
      }),
      services.analyses.onDidChange(async (changed) => {
        if (changed === document) await this.follow();
      }),
      services.marks.onDidChange((input) => {
        if (input.toString() === document.uri.toString()) this.sendMarks();
      }),
      vscode.workspace.onDidChangeConfiguration(async (change) => {
        if (change.affectsConfiguration('files', document)) await this.readPermissions();
      }),
    ];
  }

  /** Whether it is the active editor. */
  get active(): boolean {
    return this.panel.active;
  }

  get visible(): boolean {
    return this.panel.visible;
  }

  /** The column of the editor; undefined while it is hidden. */
  get viewColumn(): vscode.ViewColumn | undefined {
    return this.panel.viewColumn;
  }

  /** The case that is shown large, from 0. */
  get selected(): number {
    return this.selection;
  }

  /** Offset of the selected case in the text; 0 where there is none. */
  async selectedOffset(): Promise<number> {
    const { input } = await this.services.analyses.of(this.document);
    return input.cases[this.selection]?.span.start ?? 0;
  }

  /** Shows a case, at once or as soon as the webview is ready. */
  show(target: BoardTarget): void {
    this.selection = target.case;
    if (this.shown && this.visible) this.send({ type: 'select', ...target });
    else this.target = target;
  }

  /** Carries out a message of the webview; any other value is ignored. */
  async receive(value: unknown): Promise<void> {
    const message = parseFromWebview(value);
    if (!message) return;
    const handle = this.handlers[message.type] as (message: FromWebview) => unknown;
    await handle(message);
  }

  dispose(): void {
    this.disposed = true;
    this.details++;
    this.pacer.dispose();
    vscode.Disposable.from(...this.subscriptions, this.sent).dispose();
  }

  private readonly handlers: Handlers = {
    ready: () => this.start(),
    view: ({ first, count }) => {
      this.inView = { first, count };
      this.sendMarks();
      return this.sendAnswers();
    },
    select: ({ case: index }) => {
      this.selection = index;
      this.sendMarks();
      return this.sendDetail();
    },
    edit: ({ version, edit }) => this.edit(version, edit),
    undo: () => vscode.commands.executeCommand('undo'),
    redo: () => vscode.commands.executeCommand('redo'),
    solve: () => vscode.commands.executeCommand('rotation.solve', this.document.uri),
    openText: async () => showText(this.document, await this.selectedOffset(), vscode.ViewColumn.Active),
    openMark: ({ case: index, source }) => this.openMark(index, source),
    nextMark: ({ case: index }) => {
      this.showNextMark(index);
    },
    reveal: ({ offset }) => showText(this.document, offset, vscode.ViewColumn.Beside),
    copyAnswer: ({ case: index }) => this.copyAnswer(index),
    copyBoard: ({ case: index }) => this.copyBoard(index),
  };

  /** The webview is new, or was made again after the tab had been hidden. */
  private async start(): Promise<void> {
    this.readOnly = await isReadOnly(this.document);
    this.snapshot = undefined;
    this.marked = false;
    await this.sendNewest();
    if (this.target) this.send({ type: 'select', ...this.target });
    this.target = undefined;
  }

  private async readPermissions(): Promise<void> {
    const readOnly = await isReadOnly(this.document);
    if (readOnly === this.readOnly) return;
    this.readOnly = readOnly;
    if (this.shown && this.visible) await this.sendNewest();
  }

  /** Sends the document where the webview shows an older one. A hidden webview is gone and asks when it is back. */
  private refresh(): void {
    const { analysis } = this;
    if (analysis && this.shown && this.visible && this.shown !== analysis) this.sendDocument(analysis);
  }

  /** The document, or whether the webview can be seen, has changed. */
  private async follow(): Promise<void> {
    if (!this.shown) return;
    this.analysis = await this.services.analyses.of(this.document);
    this.pacer.request();
  }

  private async sendNewest(): Promise<void> {
    this.analysis = await this.services.analyses.of(this.document);
    this.sendDocument(this.analysis);
  }

  /** The webview answers with the case that it selects in the new document. */
  private sendDocument(analysis: Analysis): void {
    this.shown = analysis;
    const name = fileName(this.document.uri);
    const snapshot = documentSnapshot(analysis, { name, readOnly: this.readOnly }, translate);
    this.send(changedCells(snapshot, this.snapshot));
    this.snapshot = snapshot;
    void this.sendAnswers();
  }

  private async sendAnswers(): Promise<void> {
    const { shown } = this;
    const { first, count } = this.inView;
    if (!shown || count === 0) return;
    await this.services.tables.load();
    if (this.shown === shown) this.send(answersSnapshot(shown, first, count, translate));
  }

  /** Marks of another version are not sent: those of the shown one come when the outputs have been checked. */
  private sendMarks(): void {
    const { shown, inView, selection } = this;
    const marks = this.services.marks.of(this.document.uri);
    if (!shown || !this.visible || (marks ? !marks.isOf(shown.version) : !this.marked)) return;
    this.marked = marks !== undefined;
    this.send(marksSnapshot(marks, shown.version, { ...inView, selected: selection }, markView));
  }

  private async openMark(index: number, source: string): Promise<void> {
    const marks = this.services.marks.of(this.document.uri)?.on(index);
    const mark = marks?.find((each) => sourceOf(each).toString() === source);
    if (mark) await showMark(mark);
  }

  private showNextMark(index: number): void {
    const next = this.services.marks.of(this.document.uri)?.next(index);
    if (next !== undefined) this.show({ case: next, play: false });
  }

  /** Sends what is quickly known of the selected case, and then all of it, unless another detail is asked for. */
  private async sendDetail(): Promise<void> {
    const { shown, selection } = this;
    const ticket = ++this.details;
    if (!shown) return;
    const { distances } = await this.services.tables.load();
    if (ticket !== this.details) return;
    const board = shown.input.cases[selection];
    const answer = shown.answer(selection);
    const faults = faultsView(shown.faultsOf(selection), translate);
    const head = { type: 'detail', version: shown.version, case: selection, faults } as const;
    if (!board || !answer) {
      this.send({ ...head, detail: null });
      return;
    }
    const detail = new CaseDetail(board.board, answer, distances);
    this.send({ ...head, detail: detail.view });
    const whole = await runInSlices(detail.search(), () => ticket !== this.details);
    if (whole) this.send({ ...head, detail: whole });
  }

  private async edit(version: number, intent: EditIntent): Promise<void> {
    const outcome = this.readOnly
      ? 'failed'
      : await this.services.edits.apply(this.document, version, intent);
    if (!this.shown) return;
    if (outcome !== 'applied') {
      await this.sendNewest();
      return;
    }
    this.analysis = await this.services.analyses.of(this.document);
    this.pacer.runNow();
  }

  private async copyAnswer(index: number): Promise<void> {
    await this.services.tables.load();
    const answer = (await this.services.analyses.of(this.document)).answer(index);
    if (answer) await vscode.env.clipboard.writeText(formatAnswer(answer));
  }

  private async copyBoard(index: number): Promise<void> {
    const { text, input } = await this.services.analyses.of(this.document);
    const found = input.cases[index];
    if (!found) return;
    const symbols = cellSpans(text, found.span).map(({ start, end }) => text.slice(start, end));
    await vscode.env.clipboard.writeText(symbols.join(' '));
  }

  private send(message: ToWebview): void {
    if (this.disposed) return;
    // A message that the webview is too late closed for is of no use to anyone.
    this.panel.webview.postMessage(message).then(undefined, () => undefined);
    this.sent.fire(message);
  }
}
