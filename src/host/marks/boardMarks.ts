import * as vscode from 'vscode';
import type { OutputChecks } from '../analysis/outputChecks';
import type { Submissions } from '../submissions/submissions';
import type { BoardMark } from './boardMark';
import { outputMarks, submissionMarks } from './collectMarks';
import { InputMarks } from './inputMarks';

/** What outputs and submissions fail on the boards of each input: until the next check or run, or "Clear Check". */
export class BoardMarks implements vscode.Disposable {
  private readonly inputs = new Map<string, InputMarks<BoardMark>>();
  /** The update of each input that was begun last, while it goes on. */
  private readonly updates = new Map<string, symbol>();
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  private readonly subscriptions: vscode.Disposable;

  /** The marks of an input are others. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly checks: OutputChecks,
    private readonly submissions: Submissions,
  ) {
    this.subscriptions = vscode.Disposable.from(
      checks.onDidChange(({ input }) => this.update(input)),
      submissions.onDidChange(() => {
        for (const uri of this.judgedInputs()) void this.update(uri);
      }),
    );
    for (const { input } of checks.pairs.all) void this.update(input);
  }

  /** The marks of an input; undefined where there are none. */
  of(input: vscode.Uri): InputMarks<BoardMark> | undefined {
    return this.inputs.get(input.toString());
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.changed.dispose();
  }

  private async update(input: vscode.Uri): Promise<void> {
    const key = input.toString();
    const ticket = Symbol(key);
    this.updates.set(key, ticket);
    const checked = await this.checks.ofInput(input);
    if (ticket !== this.updates.get(key)) return;
    this.updates.delete(key);
    const { pairs } = this.checks;
    const shown = checked.filter(({ pair }) => pairs.of(pair.output));
    const all = [...outputMarks(shown), ...submissionMarks(this.submissions.all, pairs, input)];
    all.sort((a, b) => a.case - b.case);
    const before = this.inputs.has(key);
    if (all.length > 0) this.inputs.set(key, new InputMarks(all));
    else this.inputs.delete(key);
    if (before || all.length > 0) this.changed.fire(input);
  }

  /** The inputs that submissions have marks on, or had. */
  private judgedInputs(): Iterable<vscode.Uri> {
    const told = [...this.submissions.all].flatMap(({ inputs }) => inputs.filter((each) => each.told));
    const marked = [...this.inputs].filter(([, { all }]) => all.some(({ kind }) => kind === 'submission'));
    const uris = [
      ...told.map(({ input }) => input.analysis.uri),
      ...marked.map(([key]) => vscode.Uri.parse(key, true)),
    ];
    return new Map(uris.map((uri) => [uri.toString(), uri])).values();
  }
}
