import * as vscode from 'vscode';
import { summaryOf } from './summaryOf';
import type { Judged } from './submissions';

/** Lines of a program's standard error that are kept. */
const MOST_LINES = 200;

/** What compilers and programs printed beside the answers, in the output channel "Rotation". */
export class RunLog implements vscode.Disposable {
  private channel: vscode.OutputChannel | undefined;

  write(judged: Judged): void {
    const { compilation, inputs } = judged;
    const channel = this.open();
    channel.appendLine(summaryOf(judged));
    channel.appendLine(compilation.version);
    if (compilation.log.trim() !== '') channel.appendLine(compilation.log.trimEnd());
    for (const { input, result } of inputs) {
      const errors = result.run.errors.trimEnd();
      if (errors === '') continue;
      channel.appendLine(vscode.l10n.t('Standard error on {0}:', input.name));
      channel.appendLine(cut(errors));
    }
    channel.appendLine('');
  }

  show(): void {
    this.open().show(true);
  }

  dispose(): void {
    this.channel?.dispose();
  }

  /** Made at first need, so that the list of channels holds it only where something was run. */
  private open(): vscode.OutputChannel {
    return (this.channel ??= vscode.window.createOutputChannel('Rotation'));
  }
}

function cut(text: string): string {
  const lines = text.split(/\r?\n/);
  const left = lines.length - MOST_LINES;
  if (left <= 0) return text;
  return [...lines.slice(0, MOST_LINES), vscode.l10n.t('… {0} more lines', left)].join('\n');
}
