import * as vscode from 'vscode';
import type { GeneratorOptions } from '../../core/problems/rotation/generator';
import type { OutputChecks } from '../analysis/outputChecks';
import type { Solutions } from '../analysis/solutions';
import type { TableService } from '../analysis/tables';
import { activeDocument } from '../documents';
import { COMMANDS, type CasePlace } from '../commandNames';
import type { BoardEditors } from '../editor/boardEditors';
import { type CheckOptions, checkOutput } from './checkOutput';
import { compareWithJudge } from './compareWithJudge';
import { removeByteOrderMark } from './byteOrderMark';
import { generate, newBoardFile } from './generate';
import { copyAnswer, copyOutput, saveOutput } from './output';
import { playBoard } from './play';
import { showWrongOutputs } from './showWrongOutputs';
import { solve } from './solve';

interface Services {
  readonly solutions: Solutions;
  readonly checks: OutputChecks;
  readonly tables: TableService;
  readonly editors: BoardEditors;
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
}

/** Registers the commands of the manifest, but for those of the board editor. */
export function registerCommands(services: Services): vscode.Disposable {
  const { solutions, checks, tables, editors } = services;
  const { registerCommand } = vscode.commands;
  return vscode.Disposable.from(
    registerCommand(COMMANDS.solve, (uri?: vscode.Uri, uris?: unknown) => solve(services, uri, uris)),
    registerCommand(COMMANDS.clearAnswers, async () => {
      const document = await activeDocument();
      if (document) solutions.clear(document.uri);
    }),
    registerCommand(COMMANDS.copyOutput, () => copyOutput(solutions, tables)),
    registerCommand(COMMANDS.saveOutput, (options?: { readonly overwrite?: boolean }) =>
      saveOutput(solutions, tables, options?.overwrite),
    ),
    registerCommand(COMMANDS.copyAnswer, (place: CasePlace) => copyAnswer(solutions, tables, place)),
    registerCommand(COMMANDS.play, (place?: CasePlace) => playBoard(services, place)),
    registerCommand(COMMANDS.checkOutput, (asked?: vscode.Uri | CheckOptions) =>
      checkOutput(services, asked instanceof vscode.Uri ? { output: asked } : asked),
    ),
    registerCommand(COMMANDS.compareWithJudge, (uri?: vscode.Uri) => compareWithJudge(checks, uri)),
    registerCommand(COMMANDS.showWrongOutputs, (input: vscode.Uri, index: number) =>
      showWrongOutputs(checks, input, index),
    ),
    registerCommand(COMMANDS.generate, (options?: Partial<GeneratorOptions>) =>
      generate(tables, editors, options),
    ),
    registerCommand(COMMANDS.newFile, () => newBoardFile(tables, editors)),
    registerCommand(COMMANDS.removeByteOrderMark, removeByteOrderMark),
  );
}
