import * as vscode from 'vscode';
import { formatAnswer, formatOutput } from '../../core/problems/rotation/answer';
import { type Solutions, allBoards } from '../analysis/solutions';
import type { TableService } from '../analysis/tables';
import { boardAt } from '../analysis/boardsIn';
import { activeDocument } from '../documents';
import type { CasePlace } from '../commandNames';
import { nameOf } from '../nameOf';
import { type Summary, report, summarise } from '../summary';

interface Output extends Summary {
  readonly document: vscode.TextDocument;
  readonly text: string;
}

/** "Copy Judge Output": the answers of the active document, in judge format. */
export async function copyOutput(solutions: Solutions, tables: TableService): Promise<void> {
  const output = await outputOfActive(solutions, tables);
  if (!output) return;
  if (output.solved === 0) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('No board of the file has an answer: there is nothing to copy.'),
    );
    return;
  }
  await vscode.env.clipboard.writeText(output.text);
  report(withFaulty(vscode.l10n.t('Judge output copied, boards: {0}', output.solved), output));
}

/** "Copy Answer": the two lines of the board at a place. */
export async function copyAnswer(
  solutions: Solutions,
  tables: TableService,
  place: CasePlace,
): Promise<void> {
  await tables.load();
  const document = await vscode.workspace.openTextDocument(place.uri);
  for (const analysis of await solutions.of(document)) {
    const found = boardAt(analysis.input.cases, place.offset);
    const answer = found && analysis.answer(found.index);
    if (!answer) continue;
    await vscode.env.clipboard.writeText(`${formatAnswer(answer)}\n`);
    report(vscode.l10n.t('Answer copied'));
    return;
  }
}

/**
 * "Save Judge Output": `x.ans` beside `x.rot`; a document without a file of its own asks where to.
 *
 * @param overwrite whether another file of that name may be replaced; asked where it is absent
 * @returns the file, or undefined where nothing was written
 */
export async function saveOutput(
  solutions: Solutions,
  tables: TableService,
  overwrite?: boolean,
): Promise<vscode.Uri | undefined> {
  const output = await outputOfActive(solutions, tables);
  if (!output) return undefined;
  if (output.solved === 0) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('No board of the file has an answer: there is nothing to save.'),
    );
    return undefined;
  }
  const beside = output.document.isUntitled ? undefined : answerFileOf(output.document.uri);
  const file =
    beside ?? (await vscode.window.showSaveDialog({ filters: { [vscode.l10n.t('Judge output')]: ['ans'] } }));
  if (!file) return undefined;
  const before = beside && (await readText(beside));
  if (before !== undefined && before !== output.text && !(overwrite ?? (await mayOverwrite(file))))
    return undefined;
  await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(output.text));
  report(withFaulty(vscode.l10n.t('Saved {0}, boards: {1}', nameOf(file), output.solved), output));
  return file;
}

async function outputOfActive(solutions: Solutions, tables: TableService): Promise<Output | undefined> {
  const document = await activeDocument();
  if (!document || !solutions.concerns(document)) return undefined;
  await tables.load();
  const analyses = await solutions.of(document);
  const answers = analyses.flatMap((analysis) =>
    analysis.input.cases.map(({ index }) => analysis.answer(index)).filter((answer) => answer !== undefined),
  );
  return { document, text: formatOutput(answers), ...summarise(analyses.map(allBoards)) };
}

function withFaulty(message: string, { faulty }: Summary): string {
  return faulty === 0 ? message : vscode.l10n.t('{0}; left out as they have faults: {1}', message, faulty);
}

/** The file beside an input that holds its answers. */
function answerFileOf(input: vscode.Uri): vscode.Uri {
  return input.with({ path: `${input.path.replace(/\.[^./]+$/, '')}.ans` });
}

async function readText(file: vscode.Uri): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
  } catch {
    return undefined;
  }
}

async function mayOverwrite(file: vscode.Uri): Promise<boolean> {
  const replace = vscode.l10n.t('Replace');
  const question = vscode.l10n.t('{0} exists already, with other content. Replace it?', nameOf(file));
  return (await vscode.window.showWarningMessage(question, { modal: true }, replace)) === replace;
}
