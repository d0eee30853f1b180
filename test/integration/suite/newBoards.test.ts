import assert from 'node:assert/strict';
import { type Uri, TabInputCustom, commands, window } from 'vscode';
import { buildDistances } from '../../../src/core/problems/rotation/distances';
import { boardDistance } from '../../../src/core/problems/rotation/answer';
import { readInput } from '../../../src/core/problems/rotation/input';
import { finish } from '../../../src/core/search/slices';
import { boardEditors, closeAll, panelsOf, textOf } from '../support/boardEditors';
import { openText } from '../support/editing';
import { createFile } from '../support/files';
import { FIRST, SAMPLE } from '../support/texts';

describe('new boards', () => {
  before(boardEditors);
  afterEach(closeAll);

  it('are generated at an exact distance, the same ones from the same seed', async () => {
    const options = { kind: { distance: 11 }, count: 5, seed: 7 };
    const texts: (string | undefined)[] = [];
    for (let run = 0; run < 2; run++) {
      const uri = await commands.executeCommand<Uri>('rotation.generate', options);
      assert.equal(uri.scheme, 'untitled');
      texts.push(textOf(uri));
    }
    const [first, second] = texts;
    assert.ok(first);
    assert.equal(first, second);
    const { cases, faults } = readInput(first);
    const table = finish(buildDistances());
    assert.deepEqual(faults, []);
    assert.deepEqual(
      cases.map(({ board }) => boardDistance(table, board)),
      [11, 11, 11, 11, 11],
    );
  });

  it('come as a new file with one board, in the board editor', async () => {
    const uri = await commands.executeCommand<Uri>('rotation.newFile');
    const input = window.tabGroups.activeTabGroup.activeTab?.input;
    assert.ok(input instanceof TabInputCustom);
    const { cases, faults } = readInput(textOf(uri) ?? '');
    assert.equal(cases.length, 1);
    assert.deepEqual(faults, []);
  });
});

describe('Play', () => {
  before(boardEditors);
  afterEach(closeAll);

  it('opens the board editor beside the text, on that board', async () => {
    const uri = await createFile(SAMPLE);
    await openText(uri);
    await commands.executeCommand('rotation.play', { uri, offset: FIRST.length + 3 });
    assert.equal(window.tabGroups.all.length, 2);
    const [watched] = await panelsOf(uri);
    assert.equal(watched?.panel.selected, 1);
  });

  it('gives a board out of another kind of file a document of its own', async () => {
    const uri = await createFile(SAMPLE, '.txt');
    await openText(uri);
    await commands.executeCommand('rotation.solve');
    await commands.executeCommand('rotation.play', { uri, offset: 3 });
    const input = window.tabGroups.activeTabGroup.activeTab?.input;
    assert.ok(input instanceof TabInputCustom);
    assert.equal(textOf(input.uri), `${FIRST}\n0\n`);
  });
});
