import * as vscode from 'vscode';
import type { RotationInput } from '../../core/problems/rotation/input';
import type { Analyses } from '../analysis/analyses';
import { showStep } from '../boardMarkdown';
import { outputLetterAt } from '../outputLetter';

/** Where an output may lie, and the language that the manifest gives to files that look like one. */
const SELECTOR: vscode.DocumentSelector = [{ language: 'rotation-output' }, { pattern: '**/*.{ans,out}' }];

const INPUT_EXTENSIONS = ['rot', 'in'];

/** On a letter of `x.ans` or `x.out` beside an `x.rot` or `x.in`: the board after that letter. */
export function registerOutputHovers(analyses: Analyses): vscode.Disposable {
  return vscode.languages.registerHoverProvider(SELECTOR, {
    async provideHover(document, position) {
      const found = outputLetterAt(document.getText(), document.offsetAt(position));
      const inputDocument = found && (await openInputBeside(document.uri));
      if (!inputDocument) return undefined;
      const { input } = analyses.of(inputDocument);
      const board = answeredCases(input, found.answers)[found.answer]?.board;
      if (!board) return undefined;
      const letter = new vscode.Range(position, position.translate(0, 1));
      return new vscode.Hover(showStep(board, found.word, found.letter + 1), letter);
    },
  });
}

/** The cases that an output with that many answers answers: all, or those without a fault. */
function answeredCases({ cases }: RotationInput, answers: number): RotationInput['cases'] {
  return cases.length === answers ? cases : cases.filter(({ solvable }) => solvable);
}

async function openInputBeside(output: vscode.Uri): Promise<vscode.TextDocument | undefined> {
  for (const extension of INPUT_EXTENSIONS) {
    const uri = output.with({ path: output.path.replace(/\.[^./]*$/, `.${extension}`) });
    try {
      return await vscode.workspace.openTextDocument(uri);
    } catch {
      // There is no such file.
    }
  }
  return undefined;
}
