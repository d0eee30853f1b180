import * as vscode from 'vscode';
import { layOut } from '../../core/problems/rotation/layout';
import { type Analyses, LANGUAGE } from '../analysis/analyses';
import { settingsOf } from '../settings';
import { lineBreakOf, toTextEdits } from '../toTextEdits';

/** Formats a document a line a board, or as pictures over seven lines, as the settings say. */
export function registerFormatting(analyses: Analyses): vscode.Disposable {
  return vscode.languages.registerDocumentFormattingEditProvider(LANGUAGE, {
    async provideDocumentFormattingEdits(document) {
      const { text, input, lines } = await analyses.of(document);
      const { layout } = settingsOf(document.uri);
      return toTextEdits(lines, layOut(text, input, layout, lineBreakOf(document)));
    },
  });
}
