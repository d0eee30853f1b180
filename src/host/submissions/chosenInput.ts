import * as vscode from 'vscode';
import { boardsAsInput } from '../../core/problems/rotation/layout';
import type { Analyses } from '../analysis/analyses';
import { openFile } from '../openFile';
import type { ChosenInput } from './submissions';

/** A `.rot` file as an input, as the editor shows it; undefined where it cannot be opened, which the user is told. */
export async function wholeInput(
  uri: vscode.Uri,
  analyses: Analyses,
  extensionUri: vscode.Uri,
): Promise<ChosenInput | undefined> {
  const document = await openFile(uri, extensionUri);
  if (!document) return undefined;
  const analysis = await analyses.of(document);
  // VS Code keeps the mark out of the text, and programs trip over it.
  const mark = analysis.encoding === 'utf8bom' ? '\uFEFF' : '';
  return { analysis, name: vscode.workspace.asRelativePath(uri), text: mark + analysis.text };
}

/** Some boards of a file as an input of their own, a line a board. */
export function partOfInput(whole: ChosenInput, cases: readonly number[]): ChosenInput {
  const boards = cases.flatMap((index) => whole.analysis.input.cases[index]?.board ?? []);
  return { ...whole, text: boardsAsInput(boards), cases };
}
