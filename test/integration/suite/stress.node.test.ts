import assert from 'node:assert/strict';
import { TabInputCustom, commands, window, workspace } from 'vscode';
import type { StressResult } from '../../../src/host/submissions/submissionRunner';
import { boardFromString } from '../../../src/core/problems/rotation/board';
import { appendBoards } from '../../../src/host/submissions/appendBoards';
import { RecordedBoardTests } from '../support/boardTests';
import { fileName } from '../../../src/host/addresses';
import { openText } from '../support/editing';
import { pressing } from '../support/notifications';
import { activeInput, textOf, boardEditors, closeAll, openBoard } from '../support/boardEditors';
import { createFile, inWorkspace } from '../support/files';
import { FIRST, SAMPLE, SECOND } from '../support/texts';

async function stress(name: string, options: object): Promise<StressResult | undefined> {
  return commands.executeCommand<StressResult>(
    'rotation.stressTest',
    inWorkspace('submissions', name),
    options,
  );
}

async function servicesOf({ analyses }: RecordedBoardTests): Promise<Parameters<typeof appendBoards>[0]> {
  return { analyses, editors: await boardEditors(), extensionUri: inWorkspace() };
}

describe('Rotation: Stress Test Submission', () => {
  afterEach(closeAll);

  it('finds one board on which a program fails, the same one for a seed', async () => {
    const found = await stress('not-smallest.py', { seconds: 60, seed: 7 });
    assert.equal(found?.kind, 'failed');
    assert.equal(found.boards.length, 1);
    assert.equal(found.result.verdict, 'WA');
    assert.equal(found.seed, 7);
    const again = await stress('not-smallest.py', { seconds: 60, seed: 7 });
    assert.equal(again?.kind, 'failed');
    assert.equal(again.input, found.input);
  });

  describe('which has found a board', () => {
    const find = (): Promise<unknown> => stress('not-smallest.py', { seconds: 60, seed: 7 });

    it('adds it to the input that is open, by a button', async () => {
      const file = await createFile(SAMPLE);
      const document = await openText(file);
      const added = new Promise<void>((resolve) => {
        const subscription = workspace.onDidChangeTextDocument((event) => {
          if (event.document !== document) return;
          subscription.dispose();
          resolve();
        });
      });
      const [told] = await pressing(['Add Board'], find);
      assert.match(told?.buttons[0] ?? '', new RegExp(fileName(file)));
      await added;
      const lines = document.getText().split('\n');
      assert.deepEqual([...lines.slice(0, 2), ...lines.slice(3)], SAMPLE.split('\n'));
      await commands.executeCommand('workbench.action.files.revert');
    });

    it('opens it in the board editor, by a button', async () => {
      const opened = new Promise<string>((resolve) => {
        const subscription = window.tabGroups.onDidChangeTabs(() => {
          const input = activeInput();
          if (!(input instanceof TabInputCustom)) return;
          subscription.dispose();
          resolve(textOf(input.uri) ?? '');
        });
      });
      await pressing(['Open Board'], find);
      assert.match(await opened, /^(?:[123] ){23}[123]\n0\n$/);
    });

    it('finds it again with its seed, by a button', async () => {
      const [first, second] = await pressing(['Repeat', undefined], find);
      assert.match(first?.message ?? '', /seed 7/);
      assert.equal(second?.message, first?.message);
    });
  });

  it('finds nothing wrong with a right program', async () => {
    assert.equal((await stress('right.cpp', { seconds: 1, seed: 7 }))?.kind, 'passed');
  });

  it('shows why a source does not compile', async () => {
    const result = await stress('compile-error.cpp', { seconds: 1 });
    assert.equal(result?.kind, 'judged');
    assert.equal(result.verdict, 'CE');
  });

  it('adds a board to a file before its final 0, by an edit that can be undone', async () => {
    const recorded = new RecordedBoardTests();
    const file = await createFile(SAMPLE);
    const services = await servicesOf(recorded);
    await appendBoards(services, file, [boardFromString(FIRST.replaceAll(' ', ''))]);
    const document = await workspace.openTextDocument(file);
    assert.equal(document.getText(), `${FIRST}\n${SECOND}\n${FIRST}\n0\n`);
    assert.equal(window.activeTextEditor?.selection.active.line, 2);
    await commands.executeCommand('undo');
    assert.equal(document.getText(), SAMPLE);
    recorded.dispose();
  });

  it('shows an added board in the board editor that has the file on the screen', async () => {
    const recorded = new RecordedBoardTests();
    const file = await createFile(SAMPLE);
    const { panel } = await openBoard(file);
    const services = await servicesOf(recorded);
    await appendBoards(services, file, [boardFromString(FIRST.replaceAll(' ', ''))]);
    assert.equal(panel.selected, 2);
    assert.deepEqual(window.visibleTextEditors, []);
    await commands.executeCommand('workbench.action.files.revert');
    recorded.dispose();
  });

  it('says that it did not add a board to a file that is gone', async () => {
    const recorded = new RecordedBoardTests();
    const boards = [boardFromString(FIRST.replaceAll(' ', ''))];
    assert.equal(await appendBoards(await servicesOf(recorded), inWorkspace('gone.rot'), boards), false);
    recorded.dispose();
  });
});
