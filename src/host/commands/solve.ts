import * as vscode from 'vscode';
import type { Span } from '../../core/text/span';
import { LANGUAGE } from '../analysis/analyses';
import type { Boards, Solutions } from '../analysis/solutions';
import type { TableService } from '../analysis/tables';
import { activeDocument, activeUri } from '../documents';
import { withLateProgress } from '../lateProgress';
import { openFile } from '../openFile';
import { type Summary, describeSummary, report, summarise } from '../summary';
import { untilCancelled } from '../untilCancelled';

/** Files that are read as a whole where nothing is selected. */
const INPUT_FILE = /\.(rot|in|txt)$/i;

interface SolveServices {
  readonly solutions: Solutions;
  readonly tables: TableService;
  readonly extensionUri: vscode.Uri;
}

/**
 * "Rotation: Solve".
 *
 * @param uri from a menu; the active editor where it is absent
 * @param uris from the menu of the explorer: all that is selected there
 */
export async function solve(
  services: SolveServices,
  uri?: vscode.Uri,
  uris?: unknown,
): Promise<Summary | undefined> {
  const files = selectedFiles(uri, uris);
  const boards = await withLateProgress(vscode.l10n.t('Solving boards…'), (token) =>
    files ? solveFiles(services, files, token) : solveActive(services, token),
  );
  if (!boards) return undefined;
  const summary = summarise(boards);
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

async function solveActive(
  { solutions, tables }: SolveServices,
  token: vscode.CancellationToken,
): Promise<readonly Boards[] | undefined> {
  const document = await activeDocument();
  if (!document) return undefined;
  await tables.load();
  const parts = selectedParts(document);
  const isInput = document.languageId === LANGUAGE || document.languageId === 'plaintext';
  if (parts || isInput || INPUT_FILE.test(document.uri.path))
    return solveUntilCancelled(solutions, document, parts, token);
  void vscode.window.showInformationMessage(vscode.l10n.t('Select the boards to solve.'));
  return undefined;
}

/** What is selected in a document's text editor, or undefined where nothing is. */
function selectedParts(document: vscode.TextDocument): readonly Span[] | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document !== document) return undefined;
  const parts = editor.selections
    .filter(({ isEmpty }) => !isEmpty)
    .map(({ start, end }) => ({ start: document.offsetAt(start), end: document.offsetAt(end) }));
  return parts.length > 0 ? parts : undefined;
}

async function solveUntilCancelled(
  solutions: Solutions,
  document: vscode.TextDocument,
  parts: readonly Span[] | undefined,
  token: vscode.CancellationToken,
): Promise<readonly Boards[] | undefined> {
  const boards = await untilCancelled(solutions.solve(document, parts), token);
  if (!boards) solutions.clear(document.uri);
  return boards;
}

async function solveFiles(
  { solutions, tables, extensionUri }: SolveServices,
  files: readonly vscode.Uri[],
  token: vscode.CancellationToken,
): Promise<readonly Boards[] | undefined> {
  await tables.load();
  const solved: Boards[] = [];
  let opened = 0;
  for (const file of files) {
    if (token.isCancellationRequested) break;
    const document = await openFile(file, extensionUri);
    if (!document) continue;
    opened++;
    const boards = await solveUntilCancelled(solutions, document, undefined, token);
    if (boards) solved.push(...boards);
  }
  const [only] = files;
  if (only && files.length === 1 && opened === 1) await vscode.commands.executeCommand('vscode.open', only);
  return opened > 0 ? solved : undefined;
}
