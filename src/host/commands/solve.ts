import * as vscode from 'vscode';
import { LANGUAGE } from '../analysis/analyses';
import type { Analysis } from '../analysis/analysis';
import type { Solutions } from '../analysis/solutions';
import { activeDocument, activeUri } from '../documents';
import { withLateProgress } from '../lateProgress';
import { type Summary, describeSummary, report, summarise } from '../summary';
import { openFile } from '../openFile';

/** Files that are read as a whole where nothing is selected. */
const INPUT_FILE = /\.(rot|in|txt)$/i;

/**
 * "Rotation: Solve".
 *
 * @param uri from a menu; the active editor where it is absent
 * @param uris from the menu of the explorer: all that is selected there
 */
export async function solve(
  solutions: Solutions,
  uri?: vscode.Uri,
  uris?: unknown,
): Promise<Summary | undefined> {
  const files = selectedFiles(uri, uris);
  const analyses = await withLateProgress(vscode.l10n.t('Solving boards…'), (token) =>
    files ? solveFiles(solutions, files, token) : solveActive(solutions),
  );
  if (!analyses) return undefined;
  const summary = summarise(analyses);
  if (summary.solved + summary.faulty === 0) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('No boards found: a board is 24 numbers 1, 2 and 3.'),
    );
  } else {
    report(describeSummary(summary));
  }
  return summary;
}

/** The files that a menu named, or undefined where the active editor is meant. */
function selectedFiles(uri: vscode.Uri | undefined, uris: unknown): readonly vscode.Uri[] | undefined {
  if (Array.isArray(uris)) return uris.filter((each): each is vscode.Uri => each instanceof vscode.Uri);
  return uri && uri.toString() !== activeUri()?.toString() ? [uri] : undefined;
}

async function solveActive(solutions: Solutions): Promise<readonly Analysis[] | undefined> {
  const document = await activeDocument();
  if (!document) return undefined;
  if (document.languageId === LANGUAGE) return solutions.solve(document);
  const editor = vscode.window.activeTextEditor;
  const selections = editor?.document === document ? editor.selections.filter(({ isEmpty }) => !isEmpty) : [];
  if (selections.length > 0) {
    const solved: Analysis[] = [];
    for (const { start, end } of selections) {
      const part = { start: document.offsetAt(start), end: document.offsetAt(end) };
      solved.push(...(await solutions.solve(document, part)));
    }
    return solved;
  }
  if (document.languageId === 'plaintext' || INPUT_FILE.test(document.uri.path))
    return solutions.solve(document);
  void vscode.window.showInformationMessage(vscode.l10n.t('Select the boards to solve.'));
  return undefined;
}

async function solveFiles(
  solutions: Solutions,
  files: readonly vscode.Uri[],
  token: vscode.CancellationToken,
): Promise<readonly Analysis[] | undefined> {
  const solved: Analysis[] = [];
  let opened = 0;
  for (const file of files) {
    if (token.isCancellationRequested) break;
    const document = await openFile(file);
    if (!document) continue;
    opened++;
    for (const analysis of await solutions.solve(document)) solved.push(analysis);
  }
  const [only] = files;
  if (only && files.length === 1 && opened === 1) await vscode.commands.executeCommand('vscode.open', only);
  return opened > 0 ? solved : undefined;
}
