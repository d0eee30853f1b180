import assert from 'node:assert/strict';
import { Position, commands, workspace } from 'vscode';
import type { DocumentSymbol, FoldingRange, InlayHint, TextEdit, Uri } from 'vscode';
import { WorkspaceEdit } from 'vscode';
import { closeAll } from '../support/boardEditors';
import { hoverText, lensTitles } from '../support/features';
import { eventually, openText, wholeOf } from '../support/editing';
import { createFile } from '../support/files';
import { withSetting } from '../support/settings';
import { FIRST, SAMPLE, SECOND, UNEVEN } from '../support/texts';

const PICTURE = [
  '    1   1',
  '    1   1',
  '3 2 3 2 3 1 3',
  '    2   2',
  '3 1 2 2 2 3 1',
  '    2   1',
  '    3   3',
].join('\n');

async function hintsOf(uri: Uri): Promise<InlayHint[]> {
  const document = await workspace.openTextDocument(uri);
  return commands.executeCommand<InlayHint[]>('vscode.executeInlayHintProvider', uri, wholeOf(document));
}

const hintText = ({ label }: InlayHint): string =>
  typeof label === 'string' ? label : label.map(({ value }) => value).join('');

describe('answers in the text', () => {
  afterEach(closeAll);

  it('stand above the boards while typing', async () => {
    const uri = await createFile(`${FIRST}\n${UNEVEN}\n${SECOND}\n0\n`);
    await openText(uri);
    const titles = await eventually(
      () => lensTitles(uri),
      ({ length }) => length > 0,
    );
    assert.deepEqual(titles, [
      '0: AC → 2 · 2 moves',
      '0: Play',
      '0: Copy answer',
      '2: DDHH → 2 · 4 moves',
      '2: Play',
      '2: Copy answer',
    ]);
  });

  it('name the boards that share a line', async () => {
    const uri = await createFile(`${FIRST} ${SECOND} 0\n`);
    await openText(uri);
    const titles = await eventually(
      () => lensTitles(uri),
      ({ length }) => length > 0,
    );
    assert.ok(titles.includes('0: Board 2: DDHH → 2 · 4 moves'));
  });

  it('stand above the first five boards of a line only', async () => {
    const uri = await createFile(`${`${SECOND} `.repeat(7)}\n${FIRST}\n0\n`);
    await openText(uri);
    const titles = await eventually(
      () => lensTitles(uri),
      ({ length }) => length > 0,
    );
    assert.equal(titles.filter((title) => title.startsWith('0: Board')).length, 5);
    assert.ok(titles.includes('1: AC → 2 · 2 moves'));
    assert.equal((await hintsOf(uri)).length, 8);
  });

  it('stand behind the boards', async () => {
    const uri = await createFile(SAMPLE);
    await openText(uri);
    const hints = await eventually(
      () => hintsOf(uri),
      ({ length }) => length > 0,
    );
    assert.deepEqual(hints.map(hintText), ['\u00a0AC → 2', '\u00a0DDHH → 2']);
    const [first] = hints;
    assert.deepEqual(first?.position, new Position(0, FIRST.length));
  });

  it('wait for Solve where the settings say so', async () => {
    await withSetting('answers', 'onCommand', async () => {
      const uri = await createFile(SAMPLE);
      await openText(uri);
      assert.doesNotMatch(await hoverText(uri, new Position(0, 0)), /AC/);
      assert.deepEqual(await lensTitles(uri), []);
      assert.deepEqual(await hintsOf(uri), []);
      await commands.executeCommand('rotation.solve');
      assert.equal((await lensTitles(uri)).length, 6);
      assert.equal((await hintsOf(uri)).length, 2);
    });
  });

  it('can be turned off one by one', async () => {
    const uri = await createFile(SAMPLE);
    await openText(uri);
    await eventually(
      () => lensTitles(uri),
      ({ length }) => length > 0,
    );
    await withSetting('codeLens.enabled', false, async () => {
      assert.deepEqual(await lensTitles(uri), []);
      assert.equal((await hintsOf(uri)).length, 2);
    });
    await withSetting('inlayHints.enabled', false, async () => {
      assert.deepEqual(await hintsOf(uri), []);
    });
  });

  it('are hints alone above two thousand boards', async () => {
    const uri = await createFile(`${`${FIRST}\n`.repeat(2001)}0\n`);
    await openText(uri);
    await eventually(
      () => hintsOf(uri),
      ({ length }) => length === 2001,
    );
    assert.deepEqual(await lensTitles(uri), []);
  });

  it('are up to date right after an edit', async () => {
    const uri = await createFile(SAMPLE);
    const document = await openText(uri);
    await eventually(
      () => lensTitles(uri),
      ({ length }) => length > 0,
    );
    const edit = new WorkspaceEdit();
    edit.replace(uri, wholeOf(document), `\n${SECOND}\n0\n`);
    await workspace.applyEdit(edit);
    assert.equal((await lensTitles(uri))[0], '1: DDHH → 2 · 4 moves');
  });
});

describe('hovers', () => {
  afterEach(closeAll);

  it('show a board as a picture, with its answer, distances and number of optimal words', async () => {
    const uri = await createFile(SAMPLE);
    await openText(uri);
    const text = await hoverText(uri, new Position(0, 10));
    assert.match(text, /Board 1/);
    assert.match(text, /!\[111132323132231222312133\]\(data:image\/svg\+xml;base64,[\w+/=]+\)/);
    assert.match(text, /AC → 2 · 2 moves/);
    assert.match(text, /\d+ optimal words?/);
    assert.match(text, /distances of 1, 2, 3: \d+, 2, \d+/);
  });

  it('show a board with a fault without an answer', async () => {
    const uri = await createFile(`${UNEVEN}\n0\n`);
    await openText(uri);
    const text = await hoverText(uri, new Position(0, 10));
    assert.match(text, /data:image/);
    assert.match(text, /No answer/);
  });
});

describe('the structure of an input', () => {
  afterEach(closeAll);

  it('is an outline of boards and their moves', async () => {
    const solved = '1 1 2 2 1 1 3 3 3 2 2 3 3 1 1 3 3 3 2 2 1 1 2 2';
    const uri = await createFile(`${FIRST}\n${UNEVEN}\n${solved}\n0\n`);
    await openText(uri);
    const symbols = await eventually(
      () => commands.executeCommand<DocumentSymbol[]>('vscode.executeDocumentSymbolProvider', uri),
      ([first]) => first?.name !== 'Board 1',
    );
    assert.deepEqual(
      symbols.map(({ name }) => name),
      ['Board 1: 2 moves', 'Board 2: faulty', 'Board 3: solved'],
    );
  });

  it('folds boards in the shape of #', async () => {
    const uri = await createFile(`${PICTURE}\n\n${SECOND}\n0\n`);
    await openText(uri);
    const ranges = await commands.executeCommand<FoldingRange[]>('vscode.executeFoldingRangeProvider', uri);
    assert.deepEqual(
      ranges.map(({ start, end }) => [start, end]),
      [[0, 6]],
    );
  });

  it('is formatted in two layouts', async () => {
    const uri = await createFile(`${FIRST.replaceAll(' ', '  ')}\n0\n`);
    const document = await openText(uri);
    const format = async (): Promise<void> => {
      const edits = await commands.executeCommand<TextEdit[]>('vscode.executeFormatDocumentProvider', uri, {
        tabSize: 2,
        insertSpaces: true,
      });
      const edit = new WorkspaceEdit();
      edit.set(uri, edits);
      await workspace.applyEdit(edit);
    };
    await format();
    assert.equal(document.getText(), `${FIRST}\n0\n`);
    await withSetting('format.layout', 'picture', format);
    assert.equal(document.getText(), `${PICTURE}\n\n0\n`);
  });
});
