import * as vscode from 'vscode';
import { editsFor } from '../../core/problems/rotation/edits';
import { Random } from '../../core/random';
import type { EditIntent } from '../../protocol/messages';
import type { Analyses } from '../analysis/analyses';
import { lineBreakOf, toTextEdits } from '../toTextEdits';
import { boardEdit } from './boardEdit';

/** `stale`: the intent was made for another version. `unchanged`: there is nothing to do. `failed`: VS Code refused. */
export type EditOutcome = 'applied' | 'stale' | 'unchanged' | 'failed';

/** Turns the intents of all board editors into edits of their documents, one after the other. */
export class DocumentEdits {
  private last: Promise<unknown> = Promise.resolve();
  private readonly random = new Random([...crypto.getRandomValues(new Uint32Array(4))]);

  constructor(private readonly analyses: Analyses) {}

  /** Applies an intent that was made for a version of the document, by the smallest change of its text. */
  apply(document: vscode.TextDocument, version: number, intent: EditIntent): Promise<EditOutcome> {
    const outcome = this.last.then(() => this.applyNow(document, version, intent));
    this.last = outcome.catch(() => undefined);
    return outcome;
  }

  private async applyNow(
    document: vscode.TextDocument,
    version: number,
    intent: EditIntent,
  ): Promise<EditOutcome> {
    const { version: current, text, input, lines } = await this.analyses.of(document);
    if (current !== version) return 'stale';
    const edit = boardEdit(intent, this.random);
    const edits = editsFor(text, input, edit, lineBreakOf(document));
    if (edits.length === 0) return 'unchanged';
    const change = new vscode.WorkspaceEdit();
    change.set(document.uri, toTextEdits(lines, edits));
    return (await vscode.workspace.applyEdit(change)) ? 'applied' : 'failed';
  }
}
