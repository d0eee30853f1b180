import assert from 'node:assert/strict';
import { TabInputCustom, TabInputText, Selection, commands, window, workspace } from 'vscode';
import { activeInput, boardEditors, closeAll, openBoard, panelsOf, select } from '../support/boardEditors';
import { createFile } from '../support/files';

const FIRST = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';
const SECOND = '1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3';
const CELLS = (FIRST + SECOND).replaceAll(' ', '');
const TEXT = `${FIRST}\n${SECOND}\n0\n`;

describe('the board editor', () => {
  afterEach(closeAll);

  it('is what a .rot file opens in, and leaves the file as it is', async () => {
    const uri = await createFile(TEXT);
    const { panel } = await openBoard(uri);
    const input = activeInput();
    assert.ok(input instanceof TabInputCustom);
    assert.equal(input.viewType, 'rotation.board');
    assert.ok(!panel.document.isDirty);
  });

  it('sends its webview the document, and the answers that it asks for', async () => {
    const watched = await openBoard(await createFile(TEXT));
    const document = await watched.message('document');
    assert.equal(document.cells, CELLS);
    assert.equal(document.version, watched.panel.document.version);
    assert.deepEqual(document.faults, { count: 0, first: [] });
    assert.ok(!document.readOnly);
    await watched.panel.receive({ type: 'view', first: 0, count: 10 });
    const { cases } = await watched.message('answers', (message) => message.cases.length === 2);
    assert.deepEqual(
      cases.map(({ answer }) => answer),
      [
        { word: 'AC', centre: 2 },
        { word: 'DDHH', centre: 2 },
      ],
    );
  });

  it('sends the facts of the selected board, first without and then with the whole search', async () => {
    const watched = await openBoard(await createFile(TEXT));
    await select(watched, 1);
    const { detail } = await watched.message(
      'detail',
      (message) => message.case === 1 && message.detail?.centre.complete === true,
    );
    assert.equal(detail?.steps.length, 5);
    assert.equal(detail.exact.iterations, 1);
  });

  it('shows an empty file and a file that is all faults', async () => {
    const empty = await openBoard(await createFile(''));
    const { cells, faults } = await empty.message('document');
    assert.equal(cells, '');
    assert.deepEqual(
      faults.first.map(({ code }) => code),
      ['missing-terminator'],
    );
    const broken = await openBoard(await createFile('x 4 12\n'));
    const document = await broken.message('document');
    assert.ok(document.faults.count > 0);
    await broken.panel.receive({ type: 'view', first: 0, count: 10 });
    const { detail } = await broken.message('detail');
    assert.equal(detail, null);
  });

  it('shows the document anew when its tab comes back to the front', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    const other = await openBoard(await createFile('0\n'));
    const shown = watched.count('document');
    assert.ok(!watched.panel.visible && other.panel.visible);
    const back = new Promise<void>((resolve) => {
      watched.panel.onDidSend(({ type }) => {
        if (type === 'document') resolve();
      });
    });
    await commands.executeCommand('vscode.open', uri);
    await back;
    assert.equal(watched.count('document'), shown + 1);
  });

  it('opens with a board to show or to play', async () => {
    const editors = await boardEditors();
    const uri = await createFile(TEXT);
    await editors.open(uri, { case: 1, play: true });
    const [watched] = await panelsOf(uri);
    assert.ok(watched);
    assert.deepEqual(await watched.message('select'), { type: 'select', case: 1, play: true });
    await editors.open(uri, { case: 0 });
    assert.deepEqual(await watched.message('select', (message) => message.case === 0), {
      type: 'select',
      case: 0,
      play: false,
    });
  });

  it('shows an untitled document', async () => {
    const document = await workspace.openTextDocument({ language: 'rotation-game', content: TEXT });
    const editors = await boardEditors();
    await editors.open(document.uri, { case: 1 });
    const [watched] = await panelsOf(document.uri);
    assert.ok(watched);
    assert.equal((await watched.message('document')).cells, CELLS);
    assert.equal((await watched.message('document')).readOnly, false);
  });

  it('gives way to the text and comes back, both at the selected board', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    await select(watched, 1);
    await commands.executeCommand('rotation.openAsText', uri);
    assert.ok(activeInput() instanceof TabInputText);
    const editor = window.activeTextEditor;
    assert.ok(editor);
    assert.equal(editor.selection.active.line, 1);
    editor.selection = new Selection(0, 5, 0, 5);
    await commands.executeCommand('rotation.openBoardEditor');
    const input = activeInput();
    assert.ok(input instanceof TabInputCustom);
    const [back] = await panelsOf(uri);
    assert.ok(back);
    assert.deepEqual(await back.message('select'), { type: 'select', case: 0, play: false });
  });

  it('opens the text to the side at the selected board', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    await select(watched, 1);
    await commands.executeCommand('rotation.openTextToSide', uri);
    const editor = window.activeTextEditor;
    assert.ok(editor);
    assert.equal(editor.document.uri.toString(), uri.toString());
    assert.equal(editor.selection.active.line, 1);
    assert.ok(watched.panel.visible);
  });

  it('shows the board that a click into the text beside means', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    await commands.executeCommand('rotation.openTextToSide', uri);
    await commands.executeCommand('cursorDown');
    assert.deepEqual(await watched.message('select'), { type: 'select', case: 1, play: false });
  });

  it('goes to the place of a fault in the text', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    await watched.panel.receive({ type: 'reveal', offset: TEXT.indexOf('0\n') });
    assert.deepEqual(window.activeTextEditor?.selection.active.line, 2);
  });

  it('ignores what is no message of its webview', async () => {
    const watched = await openBoard(await createFile(TEXT));
    for (const value of [undefined, 'ready', { type: 'nothing' }, { type: 'edit', version: 1 }]) {
      await watched.panel.receive(value);
    }
    assert.equal(watched.panel.document.getText(), TEXT);
  });
});
