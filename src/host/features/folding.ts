import * as vscode from 'vscode';
import { type Analyses, LANGUAGE } from '../analysis/analyses';
import { toRange } from '../analysis/ranges';

/** VS Code folds that many regions of a document (`editor.foldingMaximumRegions`). */
const MAX_REGIONS = 5000;

/** Folds each board that is laid out over several lines. */
export function registerFolding(analyses: Analyses): vscode.Disposable {
  return vscode.languages.registerFoldingRangeProvider(LANGUAGE, {
    async provideFoldingRanges(document) {
      const { input, lines } = await analyses.of(document);
      return input.cases
        .slice(0, MAX_REGIONS)
        .map(({ span }) => toRange(lines, span))
        .filter(({ isSingleLine }) => !isSingleLine)
        .map(({ start, end }) => new vscode.FoldingRange(start.line, end.line));
    },
  });
}
