import assert from 'node:assert/strict';
import {
  Selection,
  TabInputTextDiff,
  Range,
  ViewColumn,
  commands,
  env,
  languages,
  window,
  workspace,
} from 'vscode';
import type { Uri } from 'vscode';
import type { OutputCheck } from '../../../src/core/judge/caseResult';
import { activeInput, closeAll, nextPanelOf, openBoard } from '../support/boardEditors';
import { diagnosticsOf, withCodes } from '../support/diagnostics';
import { openText, replaceText } from '../support/editing';
import { createFile } from '../support/files';
import { createOutput } from '../support/outputs';
import { SAMPLE } from '../support/texts';

const RIGHT = 'AC\n2\nDDHH\n2\n';
const NOT_SMALLEST = 'AC\n2\nDHDH\n2\n';

async function check(options?: unknown): Promise<OutputCheck['verdict'] | undefined> {
  const result = await commands.executeCommand<OutputCheck | undefined>('rotation.checkOutput', options);
  return result?.verdict;
}

/** The next selection that a user makes in a text editor, as VS Code tells of it. */
function selectionOf(uri: Uri): Promise<void> {
  return new Promise((resolve) => {
    const subscription = window.onDidChangeTextEditorSelection(({ textEditor }) => {
      if (textEditor.document.uri.toString() !== uri.toString()) return;
      subscription.dispose();
      resolve();
    });
  });
}

describe('Rotation: Check Output', () => {
  afterEach(closeAll);

  it('checks a file of any name against an input until it is cleared, and opens nothing', async () => {
    const input = await createFile(SAMPLE);
    const output = await createFile(NOT_SMALLEST, '.txt');
    await openText(input);
    assert.equal(await check({ output, input }), 'WA');
    await diagnosticsOf(output, withCodes('not-smallest'));
    await diagnosticsOf(input, withCodes('not-smallest'));
    assert.equal(window.tabGroups.all.flatMap(({ tabs }) => tabs).length, 1);
    await closeAll();
    await diagnosticsOf(output, withCodes('not-smallest'));
    await openText(output);
    await commands.executeCommand('rotation.clearCheck');
    await diagnosticsOf(output, withCodes());
    await diagnosticsOf(input, withCodes());
  });

  it('checks the open document against the input of its name', async () => {
    const { output } = await createOutput(SAMPLE, RIGHT);
    await openText(output);
    assert.equal(await check(), 'AC');
  });

  it('takes a right output from the clipboard and opens nothing', async () => {
    const input = await createFile(SAMPLE);
    await openText(input);
    await env.clipboard.writeText(RIGHT);
    assert.equal(await check({ output: 'clipboard' }), 'AC');
    assert.equal(window.tabGroups.all.flatMap(({ tabs }) => tabs).length, 1);
  });

  it('shows a wrong output from the clipboard with its faults', async () => {
    const input = await createFile(SAMPLE);
    await openText(input);
    await env.clipboard.writeText(NOT_SMALLEST);
    assert.equal(await check({ output: 'clipboard' }), 'WA');
    const document = window.activeTextEditor?.document;
    assert.ok(document?.isUntitled);
    assert.equal(document.getText(), NOT_SMALLEST);
    await diagnosticsOf(document.uri, withCodes('not-smallest'));
    await diagnosticsOf(input, withCodes('not-smallest'));
    await closeAll();
    await diagnosticsOf(input, withCodes());
  });

  it('lets an output of the same name be cleared too, until its files are opened again', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    await openText(output);
    await diagnosticsOf(output, withCodes('not-smallest'));
    await commands.executeCommand('rotation.clearCheck');
    await diagnosticsOf(output, withCodes());
    await openText(input);
    assert.deepEqual(languages.getDiagnostics(output), []);
    await closeAll();
    await openText(output);
    await diagnosticsOf(output, withCodes('not-smallest'));
  });
});

describe('Rotation: Compare with Judge', () => {
  afterEach(closeAll);

  it('shows what the judge expects and the output in a diff that follows the input', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    await openText(output);
    await diagnosticsOf(output, withCodes('not-smallest'));
    await commands.executeCommand('rotation.compareWithJudge');
    const diff = activeInput();
    assert.ok(diff instanceof TabInputTextDiff);
    assert.equal(diff.modified.toString(), output.toString());
    const judge = await workspace.openTextDocument(diff.original);
    assert.equal(judge.getText(), RIGHT);
    const boards = await workspace.openTextDocument(input);
    const changed = new Promise<string>((resolve) => {
      const subscription = workspace.onDidChangeTextDocument(({ document }) => {
        if (document !== judge) return;
        subscription.dispose();
        resolve(judge.getText());
      });
    });
    await replaceText(boards, new Range(0, 0, 1, 0), '');
    assert.equal(await changed, 'DDHH\n2\n');
  });
});

describe('the caret in an output', () => {
  afterEach(closeAll);

  it('shows in the board editor the board after the letters before it', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    const board = await openBoard(input);
    const document = await workspace.openTextDocument(output);
    const editor = await window.showTextDocument(document, { viewColumn: ViewColumn.Two });
    await diagnosticsOf(output, withCodes('not-smallest'));
    editor.selection = new Selection(2, 1, 2, 1);
    await selectionOf(output);
    // Only a caret that the user moves is followed.
    await commands.executeCommand('cursorMove', { to: 'right' });
    const { attempt, case: index } = await board.message('select', (message) => message.attempt?.step === 2);
    assert.equal(index, 1);
    assert.ok(attempt);
    assert.equal(attempt.word, 'DHDH');
    assert.equal(attempt.fault, 1);
    assert.equal(attempt.source, output.path.split('/').at(-1));
    assert.deepEqual(
      attempt.steps.map(({ distances }) => Math.min(...distances)),
      [4, 3, 2, 1, 0],
    );
  });

  it('is where Play starts from, which plays the word of the output', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    await openText(output);
    await diagnosticsOf(output, withCodes('not-smallest'));
    const opened = nextPanelOf(input);
    await commands.executeCommand('rotation.play', { uri: output, offset: 5 });
    const { attempt, play } = await (await opened).message('select');
    assert.equal(attempt?.word, 'DHDH');
    assert.ok(play);
  });
});
