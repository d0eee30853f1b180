import * as vscode from 'vscode';
import type { Analyses } from '../analysis/analyses';
import type { OutputChecks } from '../analysis/outputChecks';
import type { TableService } from '../analysis/tables';
import type { BoardMarks } from '../marks/boardMarks';
import { BOARD_VIEW_TYPE, BoardEditors } from './boardEditors';
import { isByUser } from './isByUser';
import { nearestCase } from './nearestCase';
import { DocumentEdits } from './documentEdits';
import { followOutputs } from './followOutputs';
import { registerEditorCommands } from './editorCommands';
import { explainUnopenedFiles } from './unopenedFiles';

interface Services {
  readonly analyses: Analyses;
  readonly tables: TableService;
  readonly checks: OutputChecks;
  readonly marks: BoardMarks;
}

/** Registers the board editor and the commands that lead to it and back to the text. */
export function registerBoardEditor(
  context: vscode.ExtensionContext,
  { analyses, tables, checks, marks }: Services,
): BoardEditors {
  const edits = new DocumentEdits(analyses);
  const editors = new BoardEditors(context.extensionUri, { analyses, tables, marks, edits });
  context.subscriptions.push(
    editors,
    vscode.window.registerCustomEditorProvider(BOARD_VIEW_TYPE, editors, {
      supportsMultipleEditorsPerDocument: true,
    }),
    vscode.workspace.onWillRenameFiles(({ files }) => {
      for (const { oldUri, newUri } of files) editors.willRename(oldUri, newUri);
    }),
    vscode.window.onDidChangeTextEditorSelection((change) => followCaret(editors, analyses, change)),
    followOutputs(editors, checks, tables),
    explainUnopenedFiles(context.extensionUri),
    ...registerEditorCommands(editors, analyses),
  );
  return editors;
}

/** Makes the board editors of a document show the board that the user has put the caret of its text into. */
async function followCaret(
  editors: BoardEditors,
  analyses: Analyses,
  { textEditor, selections, kind }: vscode.TextEditorSelectionChangeEvent,
): Promise<void> {
  const caret = selections[0]?.active;
  if (!isByUser(kind) || !caret) return;
  const { document } = textEditor;
  if (editors.panelsOf(document.uri).length === 0) return;
  const { version } = document;
  const offset = document.offsetAt(caret);
  const { input } = await analyses.of(document);
  if (document.version !== version) return;
  const index = nearestCase(input.cases, offset);
  for (const panel of editors.panelsOf(document.uri)) {
    if (panel.visible && panel.selected !== index) panel.show({ case: index, play: false });
  }
}
