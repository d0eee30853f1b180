import assert from 'node:assert/strict';
import {
  DiagnosticSeverity,
  Position,
  Range,
  Selection,
  WorkspaceEdit,
  commands,
  env,
  window,
  workspace,
} from 'vscode';
import type { Uri } from 'vscode';
import { closeAll, nextPanelOf, openBoard, select } from '../support/boardEditors';
import { codesOf, diagnosticsOf, withCodes } from '../support/diagnostics';
import { insertText, openText, replaceText } from '../support/editing';
import { createFile, inWorkspace, writeFile } from '../support/files';
import { FIRST, SAMPLE, SECOND, UNEVEN } from '../support/texts';

function solve(...uris: Uri[]): Thenable<unknown> {
  return uris.length === 0
    ? commands.executeCommand('rotation.solve')
    : commands.executeCommand('rotation.solve', uris[0], uris);
}

describe('Rotation: Solve', () => {
  afterEach(closeAll);

  it('puts the judge’s answer on each board of a text', async () => {
    const uri = await createFile(SAMPLE);
    await openText(uri);
    assert.deepEqual(await solve(), { solved: 2, faulty: 0 });
    const found = await diagnosticsOf(uri, withCodes('answer', 'answer'));
    assert.deepEqual(
      found.map(({ message, severity, source, range }) => ({ message, severity, source, range })),
      [
        {
          message: 'AC\n2',
          severity: DiagnosticSeverity.Information,
          source: 'Rotation',
          range: new Range(0, 0, 0, FIRST.length),
        },
        {
          message: 'DDHH\n2',
          severity: DiagnosticSeverity.Information,
          source: 'Rotation',
          range: new Range(1, 0, 1, SECOND.length),
        },
      ],
    );
  });

  it('links an answer to a page that explains it', async () => {
    const uri = await createFile(SAMPLE);
    await openText(uri);
    await solve();
    const [answer] = await diagnosticsOf(uri, withCodes('answer', 'answer'));
    assert.ok(typeof answer?.code === 'object');
    const page = await workspace.openTextDocument(answer.code.target);
    assert.ok(page.getText().startsWith('# '));
  });

  it('works from the board editor', async () => {
    const uri = await createFile(SAMPLE);
    await openBoard(uri);
    assert.deepEqual(await solve(), { solved: 2, faulty: 0 });
    await diagnosticsOf(uri, withCodes('answer', 'answer'));
  });

  it('gives no answer for a board with a fault, and answers the boards after it', async () => {
    const uri = await createFile(`${UNEVEN}\n${SECOND}\n0\n`);
    await openText(uri);
    assert.deepEqual(await solve(), { solved: 1, faulty: 1 });
    const found = await diagnosticsOf(uri, withCodes('uneven-counts', 'answer'));
    assert.deepEqual(
      found
        .filter(({ severity }) => severity === DiagnosticSeverity.Information)
        .map(({ message }) => message),
      ['DDHH\n2'],
    );
  });

  it('stays true while the file is edited, until the answers are cleared', async () => {
    const uri = await createFile(SAMPLE);
    const document = await openText(uri);
    await solve();
    await diagnosticsOf(uri, withCodes('answer', 'answer'));
    await insertText(document, new Position(0, 0), `${SECOND}\n`);
    const found = await diagnosticsOf(uri, withCodes('answer', 'answer', 'answer'));
    assert.deepEqual(
      found.map(({ message }) => message),
      ['DDHH\n2', 'AC\n2', 'DDHH\n2'],
    );
    await replaceText(document, new Range(1, 0, 1, 1), '2');
    await diagnosticsOf(uri, withCodes('answer', 'uneven-counts', 'answer'));
    await commands.executeCommand('rotation.clearAnswers');
    await diagnosticsOf(uri, withCodes('uneven-counts'));
  });

  it('lists at most a thousand answers, and says how many it leaves out', async () => {
    const uri = await createFile(`${`${FIRST}\n`.repeat(1500)}0\n`);
    await openText(uri);
    assert.deepEqual(await solve(), { solved: 1500, faulty: 0 });
    const found = await diagnosticsOf(uri, (diagnostics) => diagnostics.length >= 1000);
    const answers = found.filter(({ message }) => message === 'AC\n2');
    assert.equal(answers.length, 999);
    assert.ok(found.some(({ message }) => message.includes('501')));
  });

  it('solves a selection in a comment of a source, and follows it', async () => {
    const uri = await createFile(`// Sample:\n// ${FIRST}\n// ${SECOND}\nint main() {}\n`, '.cpp');
    const document = await openText(uri);
    const editor = window.activeTextEditor;
    assert.ok(editor);
    editor.selection = new Selection(1, 0, 3, 0);
    assert.deepEqual(await solve(), { solved: 2, faulty: 0 });
    await diagnosticsOf(uri, withCodes('answer', 'answer'));
    await insertText(document, new Position(0, 0), '// Rotation Game\n');
    const found = await diagnosticsOf(uri, ([first]) => first?.range.start.line === 2);
    assert.deepEqual(
      found.map(({ message, range }) => [message, range.start.line, range.start.character]),
      [
        ['AC\n2', 2, 3],
        ['DDHH\n2', 3, 3],
      ],
    );
    await replaceText(document, new Range(2, 3, 2, 4), '2');
    await diagnosticsOf(uri, withCodes('uneven-counts', 'answer'));
    await commands.executeCommand('rotation.clearAnswers');
    await diagnosticsOf(uri, withCodes());
  });

  it('solves the boards of a .rot file that a selection touches, and no others', async () => {
    const uri = await createFile(`${FIRST}\n${SECOND}\n${UNEVEN}\n${SECOND}\n0\n`);
    const document = await openText(uri);
    const editor = window.activeTextEditor;
    assert.ok(editor);
    editor.selections = [new Selection(1, 40, 2, 0), new Selection(2, 5, 2, 9)];
    assert.deepEqual(await solve(), { solved: 1, faulty: 1 });
    const answers = await diagnosticsOf(uri, withCodes('answer', 'uneven-counts'));
    assert.equal(answers.find(({ message }) => message === 'DDHH\n2')?.range.start.line, 1);
    await insertText(document, new Position(0, 0), '\n');
    await diagnosticsOf(uri, (found) => found.some(({ range }) => range.start.line === 2));
    assert.deepEqual(codesOf(await diagnosticsOf(uri, ({ length }) => length === 2)), [
      'answer',
      'uneven-counts',
    ]);
    editor.selection = new Selection(0, 0, 0, 0);
    assert.deepEqual(await solve(), { solved: 3, faulty: 1 });
    await diagnosticsOf(uri, withCodes('answer', 'answer', 'uneven-counts', 'answer'));
  });

  it('solves an untitled text without a selection as a whole', async () => {
    const document = await workspace.openTextDocument({ language: 'plaintext', content: SAMPLE });
    await window.showTextDocument(document);
    assert.deepEqual(await solve(), { solved: 2, faulty: 0 });
    await diagnosticsOf(document.uri, withCodes('answer', 'answer'));
  });

  it('solves several files from the explorer, and keeps their results in the Problems view', async () => {
    const uris = [
      await createFile(SAMPLE),
      await createFile(SAMPLE, '.in'),
      await createFile(`${UNEVEN}\n0\n`, '.txt'),
    ];
    assert.deepEqual(await solve(...uris), { solved: 4, faulty: 1 });
    const [first, second, third] = uris;
    assert.ok(first && second && third);
    await diagnosticsOf(first, withCodes('answer', 'answer'));
    await diagnosticsOf(second, withCodes('answer', 'answer'));
    await diagnosticsOf(third, withCodes('uneven-counts'));
  });
});

describe('the results of a file that is renamed', () => {
  afterEach(closeAll);

  it('are those of the new name', async () => {
    const uri = await createFile(SAMPLE);
    await openText(uri);
    await solve();
    await diagnosticsOf(uri, withCodes('answer', 'answer'));
    const renamed = uri.with({ path: uri.path.replace(/\.rot$/, '-renamed.rot') });
    const edit = new WorkspaceEdit();
    edit.renameFile(uri, renamed);
    await workspace.applyEdit(edit);
    await diagnosticsOf(uri, withCodes());
    await diagnosticsOf(renamed, withCodes('answer', 'answer'));
  });
});

describe('the results and the selected board in a folder that is renamed', () => {
  afterEach(closeAll);

  it('are those of the new name, and gone with the folder', async () => {
    const folder = inWorkspace('folder');
    const uri = inWorkspace('folder', 'inner', 'x.rot');
    await writeFile(uri, SAMPLE);
    const watched = await openBoard(uri);
    await select(watched, 1);
    await solve();
    await diagnosticsOf(uri, withCodes('answer', 'answer'));
    const renamed = inWorkspace('folder-renamed');
    const moved = inWorkspace('folder-renamed', 'inner', 'x.rot');
    const opened = nextPanelOf(moved);
    const edit = new WorkspaceEdit();
    edit.renameFile(folder, renamed);
    await workspace.applyEdit(edit);
    await diagnosticsOf(uri, withCodes());
    await diagnosticsOf(moved, withCodes('answer', 'answer'));
    assert.deepEqual(await (await opened).message('select'), { type: 'select', case: 1, play: false });
    const removal = new WorkspaceEdit();
    removal.deleteFile(renamed, { recursive: true });
    await workspace.applyEdit(removal);
    await diagnosticsOf(moved, withCodes());
  });
});

describe('the results of a file that is closed', () => {
  afterEach(closeAll);

  it('stay listed, follow other programs’ changes, and go with the file', async () => {
    const uri = await createFile(SAMPLE);
    await commands.executeCommand('vscode.openWith', uri, 'default');
    await solve();
    await diagnosticsOf(uri, withCodes('answer', 'answer'));
    const closed = new Promise<void>((resolve) => {
      const subscription = workspace.onDidCloseTextDocument((document) => {
        if (document.uri.toString() !== uri.toString()) return;
        subscription.dispose();
        resolve();
      });
    });
    await closeAll();
    await closed;
    await diagnosticsOf(uri, withCodes('answer', 'answer'));
    await writeFile(uri, `${FIRST}\n0\n`);
    await diagnosticsOf(uri, withCodes('answer'));
    await workspace.fs.delete(uri);
    await diagnosticsOf(uri, withCodes());
  });
});

describe('the judge output', () => {
  afterEach(closeAll);

  it('is copied for all boards but those with a fault', async () => {
    await openText(await createFile(`${FIRST}\n${UNEVEN}\n${SECOND}\n0\n`));
    await commands.executeCommand('rotation.copyOutput');
    assert.equal(await env.clipboard.readText(), 'AC\n2\nDDHH\n2\n');
  });

  it('is saved beside the input', async () => {
    const uri = await createFile(SAMPLE);
    await openText(uri);
    const saved = await commands.executeCommand<Uri>('rotation.saveOutput');
    assert.equal(saved.path, uri.path.replace(/\.rot$/, '.ans'));
    assert.equal(new TextDecoder().decode(await workspace.fs.readFile(saved)), 'AC\n2\nDDHH\n2\n');
  });

  it('takes the place of another file only with leave', async () => {
    const uri = await createFile(SAMPLE);
    const answers = uri.with({ path: uri.path.replace(/\.rot$/, '.ans') });
    await workspace.fs.writeFile(answers, new TextEncoder().encode('mine'));
    await openText(uri);
    assert.equal(await commands.executeCommand('rotation.saveOutput', { overwrite: false }), undefined);
    assert.equal(new TextDecoder().decode(await workspace.fs.readFile(answers)), 'mine');
    await commands.executeCommand('rotation.saveOutput', { overwrite: true });
    assert.equal(new TextDecoder().decode(await workspace.fs.readFile(answers)), 'AC\n2\nDDHH\n2\n');
  });

  it('is neither copied nor saved where no board has an answer', async () => {
    const uri = await createFile(`${UNEVEN}\n0\n`);
    await openText(uri);
    await env.clipboard.writeText('mine');
    await commands.executeCommand('rotation.copyOutput');
    assert.equal(await env.clipboard.readText(), 'mine');
    assert.equal(await commands.executeCommand('rotation.saveOutput'), undefined);
    await assert.rejects(async () => workspace.fs.stat(uri.with({ path: uri.path.replace(/rot$/, 'ans') })));
  });

  it('of one board is copied by its lens', async () => {
    const uri = await createFile(SAMPLE);
    await openText(uri);
    await commands.executeCommand('rotation.copyAnswer', { uri, offset: FIRST.length + 5 });
    assert.equal(await env.clipboard.readText(), 'DDHH\n2\n');
  });
});
