import * as vscode from 'vscode';
import type { RunProgress } from './submissionRunner';

/** What is going on, in one line; undefined where there is nothing new to tell. */
export function describeProgress(progress: RunProgress): string | undefined {
  switch (progress.kind) {
    case 'compiling':
      return vscode.l10n.t('Compiling ({0})…', progress.language);
    case 'running':
      return progress.board === undefined
        ? progress.name
        : vscode.l10n.t('{0}, board {1}', progress.name, progress.board + 1);
    case 'judged':
      return undefined;
  }
}
