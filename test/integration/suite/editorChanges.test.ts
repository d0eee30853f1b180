import assert from 'node:assert/strict';
import {
  EndOfLine,
  type TextDocumentContentChangeEvent,
  type Uri,
  WorkspaceEdit,
  Position,
  commands,
  window,
  workspace,
} from 'vscode';
import {
  closeAll,
  nextPanelOf,
  openBoard,
  panelsOf,
  select,
  textOf,
  type WatchedPanel,
} from '../support/boardEditors';
import { createFile, inWorkspace, writeFile } from '../support/files';

const BOARD = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';
const AFTER_A = '1 1 3 1 3 2 2 2 3 1 3 2 2 3 1 2 2 2 3 1 3 1 1 3';
const OTHER = '1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3';
const TEXT = `${BOARD}\n0\n`;
const TURNED = `${AFTER_A}\n0\n`;
const CELLS = cellsOf(BOARD);
const TURNED_CELLS = cellsOf(AFTER_A);

function cellsOf(board: string): string {
  return board.replaceAll(' ', '');
}

/** Turns a board as the webview does. */
function turn({ panel }: WatchedPanel, word: string, version = panel.document.version): Promise<void> {
  return panel.receive({ type: 'edit', version, edit: { kind: 'turn', case: 0, word } });
}

/** The changes that a document goes through while `act` runs. */
async function changesDuring(uri: Uri, act: () => Promise<void>): Promise<TextDocumentContentChangeEvent[]> {
  const changes: TextDocumentContentChangeEvent[] = [];
  const subscription = workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
    if (document.uri.toString() === uri.toString()) changes.push(...contentChanges);
  });
  await act();
  subscription.dispose();
  return changes;
}

describe('an edit in the board editor', () => {
  afterEach(closeAll);

  it('turns a line by changing only the numbers that differ', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    const changes = await changesDuring(uri, () => turn(watched, 'A'));
    assert.equal(textOf(uri), TURNED);
    assert.ok(
      changes.length > 0 && changes.every(({ text, rangeLength }) => text.length <= 1 && rangeLength <= 1),
    );
    await watched.showing(TURNED_CELLS);
    assert.ok(watched.panel.document.isDirty);
  });

  it('keeps the layout and the line breaks of the text', async () => {
    const text = `  ${BOARD.replace('1 1 1 1', '1\t1\r\n1   1\r\n')}  \r\n\r\n0`;
    const uri = await createFile(text);
    const watched = await openBoard(uri);
    await turn(watched, 'A');
    await turn(watched, 'F');
    assert.equal(textOf(uri), text);
    await watched.panel.receive({
      type: 'edit',
      version: watched.panel.document.version,
      edit: { kind: 'add', case: 0 },
    });
    assert.equal(watched.panel.document.eol, EndOfLine.CRLF);
    assert.ok(!/[^\r]\n/.test(textOf(uri) ?? ''));
    await watched.message('document', ({ cells }) => cells.length === 48);
  });

  it('can be undone and redone with the editor’s own stack', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    await turn(watched, 'A');
    await watched.showing(TURNED_CELLS);
    await watched.panel.receive({ type: 'undo' });
    await watched.showing(CELLS);
    assert.equal(textOf(uri), TEXT);
    await watched.panel.receive({ type: 'redo' });
    await watched.showing(TURNED_CELLS);
    assert.equal(textOf(uri), TURNED);
  });

  it('is refused where it was made for an older version, and the new one is sent', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    const { version } = watched.panel.document;
    await turn(watched, 'A', version);
    const shown = watched.count('document');
    await turn(watched, 'B', version);
    assert.equal(textOf(uri), TURNED);
    assert.equal(watched.count('document'), shown + 1);
    assert.equal((await watched.message('document')).version, watched.panel.document.version);
  });

  it('is made once where two come at the same time', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    const { version } = watched.panel.document;
    await Promise.all([turn(watched, 'A', version), turn(watched, 'A', version)]);
    assert.equal(textOf(uri), TURNED);
  });

  it('answers an edit that changes nothing with the document', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    const shown = watched.count('document');
    const { version } = watched.panel.document;
    const edit = { kind: 'set', case: 0, cell: 0, symbol: 1 };
    await watched.panel.receive({ type: 'edit', version, edit });
    assert.equal(watched.count('document'), shown + 1);
    assert.ok(!watched.panel.document.isDirty);
  });

  it('adds, duplicates, shuffles and deletes boards', async () => {
    const uri = await createFile('');
    const watched = await openBoard(uri);
    const edit = async (kind: string, index: number): Promise<string> => {
      const { version } = watched.panel.document;
      await watched.panel.receive({ type: 'edit', version, edit: { kind, case: index } });
      return (await watched.message('document', (message) => message.version > version)).cells;
    };
    const first = await edit('add', -1);
    assert.equal(first.length, 24);
    assert.equal(await edit('duplicate', 0), first + first);
    const shuffled = await edit('shuffle', 0);
    assert.notEqual(shuffled, first + first);
    assert.equal(await edit('delete', 0), first);
    assert.equal(await edit('delete', 0), '');
    assert.equal((await watched.message('document')).faultCount, 0);
  });

  it('shows in every editor of the document, and changes it once', async () => {
    const uri = await createFile(TEXT);
    const left = await openBoard(uri);
    await commands.executeCommand('workbench.action.splitEditorRight');
    const panels = await panelsOf(uri);
    assert.equal(panels.length, 2);
    await Promise.all(panels.map((panel) => panel.message('document')));
    const { version } = left.panel.document;
    await turn(left, 'A');
    await Promise.all(panels.map((panel) => panel.showing(TURNED_CELLS)));
    assert.equal(left.panel.document.version, version + 1);
  });
});

describe('the board editor shows at once', () => {
  afterEach(closeAll);

  it('what is edited and undone in the text', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    await commands.executeCommand('rotation.openTextToSide', uri);
    assert.ok(
      await window.activeTextEditor?.edit((edit) => {
        edit.insert(new Position(0, 0), `${OTHER}\n`);
      }),
    );
    await watched.showing(cellsOf(OTHER) + CELLS);
    await commands.executeCommand('undo');
    await watched.showing(CELLS);
    assert.equal(textOf(uri), TEXT);
  });

  it('a change by another program', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    await writeFile(uri, `${OTHER}\n${BOARD}\n0\n`);
    await watched.showing(cellsOf(OTHER) + CELLS);
  });

  it('a revert', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    await turn(watched, 'A');
    await watched.showing(TURNED_CELLS);
    await commands.executeCommand('workbench.action.files.revert');
    await watched.showing(CELLS);
    assert.ok(!watched.panel.document.isDirty);
  });

  it('the same after saving, with the undo stack kept', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    await turn(watched, 'A');
    await watched.panel.document.save();
    assert.ok(!watched.panel.document.isDirty);
    await watched.panel.receive({ type: 'undo' });
    await watched.showing(CELLS);
  });

  it('the new name of a renamed file, and the board that was selected', async () => {
    const uri = await createFile(`${BOARD}\n${OTHER}\n0\n`);
    const watched = await openBoard(uri);
    await select(watched, 1);
    const renamed = inWorkspace('renamed.rot');
    const change = new WorkspaceEdit();
    change.renameFile(uri, renamed, { overwrite: true });
    const opened = nextPanelOf(renamed);
    assert.ok(await workspace.applyEdit(change));
    const panel = await opened;
    assert.equal((await panel.message('document')).name, 'renamed.rot');
    assert.deepEqual(await panel.message('select'), { type: 'select', case: 1, play: false });
  });

  it('an edit of an open text by code', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    const change = new WorkspaceEdit();
    change.insert(uri, new Position(0, 0), `${OTHER}\n`);
    await workspace.applyEdit(change);
    await watched.showing(cellsOf(OTHER) + CELLS);
  });

  it('all of 100,000 boards, and then the one that changed', async () => {
    const uri = await createFile(`${`${BOARD}\n`.repeat(100_000)}0\n`);
    const watched = await openBoard(uri);
    assert.equal((await watched.message('document')).cells.length, 2_400_000);
    await turn(watched, 'A');
    await watched.message('document', ({ cells, kept }) => cells === TURNED_CELLS && kept?.start === 0);
  });
});
