import * as vscode from 'vscode';
import type { RotationInput } from '../../core/problems/rotation/input';
import type { Analyses } from '../analysis/analyses';
import { showStep } from '../boardMarkdown';
import { answerLines, outputLetterAt } from '../judgeOutput';

/** Where an output may lie, and the language that the manifest gives to files that look like one. */
const SELECTOR: vscode.DocumentSelector = [{ language: 'rotation-output' }, { pattern: '**/*.{ans,out}' }];

const INPUT_EXTENSIONS = ['rot', 'in'];

interface Output {
  readonly version: number;
  /** The lines that start an answer. */
  readonly lines: readonly number[];
}

/** On a letter of `x.ans` or `x.out` beside an `x.rot` or `x.in`: the board after that letter. */
export function registerOutputHovers(analyses: Analyses): vscode.Disposable {
  const outputs = new WeakMap<vscode.TextDocument, Output>();
  const linesOf = (document: vscode.TextDocument): readonly number[] => {
    const known = outputs.get(document);
    if (known?.version === document.version) return known.lines;
    const lines = answerLines(document.getText());
    outputs.set(document, { version: document.version, lines });
    return lines;
  };
  return vscode.languages.registerHoverProvider(SELECTOR, {
    async provideHover(document, position) {
      // Most hovers end here, before other files or the whole of this one are looked at.
      const found = outputLetterAt(document.lineAt(position.line).text, position.character);
      const inputDocument = found && (await openInputBeside(document.uri));
      if (!inputDocument) return undefined;
      const { input } = await analyses.of(inputDocument);
      const lines = linesOf(document);
      const board = answeredCases(input, lines.length)[lines.indexOf(position.line)]?.board;
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
