import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import {
  type CodeLens,
  DiagnosticSeverity,
  Location,
  Position,
  Range,
  Uri,
  WorkspaceEdit,
  commands,
  languages,
  window,
  workspace,
} from 'vscode';
import { runOutputUri } from '../../../src/host/submissions/runOutputUri';
import type { Judged } from '../../../src/host/submissions/submissions';
import { closeAll, openBoard } from '../support/boardEditors';
import { diagnosticsOf } from '../support/diagnostics';
import { insertText, openText, replaceText } from '../support/editing';
import { createFile, inWorkspace, writeFile } from '../support/files';
import { FIRST, SAMPLE, SECOND } from '../support/texts';

const program = (name: string): Uri => inWorkspace('submissions', name);

async function check(source: Uri, ...inputs: Uri[]): Promise<Judged | undefined> {
  return commands.executeCommand<Judged | undefined>('rotation.checkSubmission', source, { inputs });
}

async function lensTitles(source: Uri): Promise<string[]> {
  const lenses = await commands.executeCommand<CodeLens[]>('vscode.executeCodeLensProvider', source);
  return lenses.map(({ command }) => command?.title ?? '');
}

/** Answers every board with a longer way round. */
const WORDY = `import sys
for line in sys.stdin:
    if line.strip() != '0':
        print('AFAC' if line.startswith('1 1 1 1 3') else 'DDHH')
        print(2)
`;

describe('Rotation: Check Submission', () => {
  afterEach(closeAll);

  for (const name of ['right.cpp', 'right.py', 'right.js', 'right.java']) {
    it(`accepts ${name}`, async () => {
      const input = await createFile(SAMPLE);
      const judged = await check(program(name), input);
      assert.equal(judged?.verdict, 'AC', judged?.compilation.log);
      assert.deepEqual(await diagnosticsOf(input, ({ length }) => length === 0), []);
      const [verdict] = await lensTitles(program(name));
      assert.match(verdict ?? '', /^AC\b/);
    });
  }

  it('tells on the board, and at the top of the source, what is wrong', async () => {
    const input = await createFile(SAMPLE);
    const source = await createFile(WORDY, '.py');
    await openText(source);
    const judged = await check(source, input);
    assert.equal(judged?.verdict, 'WA');
    const [found] = await diagnosticsOf(input, ({ length }) => length === 1);
    assert.deepEqual(found?.range, new Range(0, 0, 0, FIRST.length));
    assert.equal(found.severity, DiagnosticSeverity.Error);
    assert.match(found.message, /WA, 4 moves where 2 do/);
    const [verdict] = await lensTitles(source);
    assert.match(verdict ?? '', /WA on board 1/);
  });

  it('marks the board in the board editor, with the way to what was printed, until Clear Check', async () => {
    const input = await createFile(SAMPLE);
    const source = await createFile(WORDY, '.py');
    const watched = await openBoard(input);
    await watched.panel.receive({ type: 'view', first: 0, count: 2 });
    await check(source, input);
    const { cases } = await watched.message('marks', ({ count }) => count === 1);
    const [marked] = cases;
    assert.equal(marked?.case, 0);
    const { name, verdict, summary } = marked.first[0] ?? {};
    assert.deepEqual(
      [name, verdict, summary],
      [workspace.asRelativePath(source), 'WA', '4 moves where 2 do: letter 2'],
    );
    const [board] = await diagnosticsOf(input, ({ length }) => length === 1);
    const printed = board?.relatedInformation?.[0]?.location;
    assert.deepEqual(printed, new Location(runOutputUri(source, input), new Range(0, 1, 0, 2)));
    await watched.panel.receive({ type: 'openMark', case: 0, source: source.toString() });
    const shown = window.visibleTextEditors.find(
      ({ document }) => document.uri.toString() === printed.uri.toString(),
    );
    assert.ok(shown);
    assert.ok(shown.document.getText().startsWith('AFAC\n2\n'));
    assert.ok(shown.selection.isEqual(printed.range));
    await openText(source);
    await commands.executeCommand('rotation.clearCheck');
    await watched.message('marks', ({ count }) => count === 0);
  });

  it('runs the source as the editor shows it, and says when it was edited since', async () => {
    const input = await createFile(SAMPLE);
    const source = await createFile(WORDY, '.py');
    const document = await openText(source);
    await replaceText(document, new Range(3, 15, 3, 19), 'AC');
    const judged = await check(source, input);
    assert.equal(judged?.verdict, 'AC');
    await insertText(document, new Position(0, 0), '#\n');
    const [verdict] = await lensTitles(source);
    assert.match(verdict ?? '', /^Before the last edits: AC/);
  });

  it('takes what it told of an input back when the input is edited', async () => {
    const input = await createFile(SAMPLE);
    await check(await createFile(WORDY, '.py'), input);
    await diagnosticsOf(input, ({ length }) => length === 1);
    await insertText(await openText(input), new Position(0, 0), `${SECOND}\n`);
    await diagnosticsOf(input, ({ length }) => length === 0);
  });

  it('shows the errors of a compiler in the source, until their lines are edited', async () => {
    const input = await createFile(SAMPLE);
    const source = await createFile('int main() {\n  return zero;\n}\n', '.cpp');
    const document = await openText(source);
    const judged = await check(source, input);
    assert.equal(judged?.verdict, 'CE');
    const isError = ({ severity }: { severity: DiagnosticSeverity }): boolean =>
      severity === DiagnosticSeverity.Error;
    const found = await diagnosticsOf(source, (diagnostics) => diagnostics.some(isError));
    const error = found.find(isError);
    assert.deepEqual(error?.range, new Range(1, 9, 1, 13));
    assert.match(error.message, /zero/);
    await insertText(document, new Position(0, 0), '\n');
    await diagnosticsOf(source, ([first]) => first?.range.start.line === 2);
    await replaceText(document, new Range(2, 9, 2, 13), '0');
    await diagnosticsOf(source, ({ length }) => length === 0);
  });

  it('names the board on which a program ends badly', async () => {
    const input = await createFile(`${FIRST}\n${SECOND}\n${FIRST}\n0\n`);
    const source = await createFile(
      'import sys\nfor line in sys.stdin:\n    if line == "0\\n": break\n    print("AC" if "3 2 3" in line else 1 // 0)\n    print(2)\n',
      '.py',
    );
    const judged = await check(source, input);
    assert.equal(judged?.verdict, 'RE');
    const [found] = await diagnosticsOf(input, ({ length }) => length === 1);
    assert.equal(found?.range.start.line, 1);
    assert.match(found.message, /RE/);
  });

  it('is cleared in the source by Clear Check, and in the output that is shown', async () => {
    const input = await createFile(SAMPLE);
    const source = await createFile(WORDY, '.py');
    await check(source, input);
    await commands.executeCommand('rotation.showRunOutput', source);
    await diagnosticsOf(runOutputUri(source, input), ({ length }) => length === 1);
    await openText(source);
    await commands.executeCommand('rotation.clearCheck');
    await diagnosticsOf(input, ({ length }) => length === 0);
    await diagnosticsOf(runOutputUri(source, input), ({ length }) => length === 0);
    assert.deepEqual(await lensTitles(source), []);
  });

  for (const place of ['on the input', 'in the output']) {
    it(`is cleared on the boards by Clear Check ${place}, and stays in the source`, async () => {
      const input = await createFile(SAMPLE);
      const source = await createFile(WORDY, '.py');
      await check(source, input);
      await commands.executeCommand('rotation.showRunOutput', source);
      await diagnosticsOf(input, ({ length }) => length === 1);
      if (place === 'on the input') await openText(input);
      await commands.executeCommand('rotation.clearCheck');
      await diagnosticsOf(input, ({ length }) => length === 0);
      assert.match((await lensTitles(source))[0] ?? '', /^WA/);
    });
  }

  it('takes the errors of a compiler back by Clear Check', async () => {
    const source = await createFile('int main() {\n  return zero;\n}\n', '.cpp');
    await openText(source);
    await check(source, await createFile(SAMPLE));
    await diagnosticsOf(source, ({ length }) => length > 0);
    await commands.executeCommand('rotation.clearCheck');
    await diagnosticsOf(source, ({ length }) => length === 0);
  });

  /** Judges a wrong source in a folder, on an input elsewhere. */
  async function checkInFolder(): Promise<{ folder: Uri; input: Uri; source: Uri }> {
    const input = await createFile(SAMPLE);
    const folder = input.with({ path: `${input.path}.sources` });
    const source = Uri.joinPath(folder, 'wordy.py');
    await writeFile(source, WORDY);
    await check(source, input);
    await diagnosticsOf(input, ({ length }) => length === 1);
    return { folder, input, source };
  }

  it('is forgotten when the folder of the source is renamed in VS Code', async () => {
    const { folder, input } = await checkInFolder();
    const edit = new WorkspaceEdit();
    edit.renameFile(folder, folder.with({ path: `${folder.path}.renamed` }));
    await workspace.applyEdit(edit);
    await diagnosticsOf(input, ({ length }) => length === 0);
  });

  it('is forgotten when the folder of the source is deleted in VS Code', async () => {
    const { folder, input } = await checkInFolder();
    const edit = new WorkspaceEdit();
    edit.deleteFile(folder, { recursive: true });
    await workspace.applyEdit(edit);
    await diagnosticsOf(input, ({ length }) => length === 0);
  });

  it('is forgotten when another program deletes the folder of the source', async () => {
    const { folder, input } = await checkInFolder();
    await rm(folder.fsPath, { recursive: true });
    await diagnosticsOf(input, ({ length }) => length === 0);
  });

  it('is told no more of an input that is deleted', async () => {
    const { input, source } = await checkInFolder();
    await workspace.fs.delete(input);
    await diagnosticsOf(input, ({ length }) => length === 0);
    assert.match((await lensTitles(source))[0] ?? '', /^WA/);
  });

  it('stops a program that does not end, on the user’s wish', async () => {
    const input = await createFile(SAMPLE);
    const source = await createFile('import time\ntime.sleep(1000)\n', '.py');
    const document = await openText(source);
    const running = check(source, input);
    await new Promise<void>((resolve) => {
      const look = async (): Promise<void> => {
        const titles = await lensTitles(source);
        if (titles.includes('Stop')) resolve();
        else setTimeout(() => void look(), 0);
      };
      void look();
    });
    await commands.executeCommand('rotation.stopSubmission', document.uri);
    assert.equal(await running, undefined);
  });

  it('shows the output with its faults at the very letter, and compares it with the judge’s', async () => {
    const input = await createFile(SAMPLE);
    const source = await createFile(WORDY, '.py');
    await check(source, input);
    await commands.executeCommand('rotation.showRunOutput', source);
    const output = window.activeTextEditor?.document;
    assert.equal(output?.getText(), 'AFAC\n2\nDDHH\n2\n');
    assert.equal(output.languageId, 'rotation-output');
    const [found] = await diagnosticsOf(output.uri, ({ length }) => length === 1);
    assert.deepEqual(found?.range.start, new Position(0, 1));
    await diagnosticsOf(input, ({ length }) => length === 1);
    await commands.executeCommand('rotation.compareRunOutput', source);
    const judge = workspace.textDocuments.find(({ uri }) => uri.scheme === 'rotation-judge');
    assert.equal(judge?.getText(), 'AC\n2\nDDHH\n2\n');
  });

  it('checks the output that is shown no more when its input is edited, until the next run on that', async () => {
    const input = await createFile(SAMPLE);
    const source = await createFile(WORDY, '.py');
    await check(source, input);
    await commands.executeCommand('rotation.showRunOutput', source);
    const output = runOutputUri(source, input);
    await diagnosticsOf(output, ({ length }) => length === 1);
    await insertText(await openText(input), new Position(0, 0), `${SECOND}\n`);
    await diagnosticsOf(output, ({ length }) => length === 0);
    await commands.executeCommand('rotation.showRunOutput', source);
    assert.deepEqual(languages.getDiagnostics(input), []);
    await check(source, input);
    const [found] = await diagnosticsOf(output, ({ length }) => length === 1);
    assert.equal(found?.range.start.line, 2);
    await commands.executeCommand('workbench.action.closeActiveEditor');
  });
});
