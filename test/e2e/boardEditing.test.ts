import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { BoardView } from '../support/boardView';
import { cellsOf, FIRST, SECOND, turned } from '../support/rotationBoards';
import { openWorkbench, type Workbench } from '../support/workbench';

/** The first board laid out as a picture, by a person. */
const PICTURE = FIRST.replace('1 1 1 1 ', '    1   1\n    1   1\n');

const TEXT = `${PICTURE}\n${SECOND}\n0\n`;

describe('boards edited in the board editor', () => {
  let workbench: Workbench;
  let view: BoardView;

  before(async () => {
    workbench = await openWorkbench({ files: { 'a.rot': TEXT }, open: 'a.rot' });
    view = new BoardView(workbench.board());
    await view.settled();
  });

  after(() => workbench.close());

  afterEach(async () => {
    await workbench.workspace.write('a.rot', TEXT);
    await workbench.runCommand('File: Revert File');
    await isDirty(false);
    await view.frame.getByText('2 boards', { exact: true }).waitFor();
    await view.item(1).click();
    await view.showing(cellsOf(FIRST));
    await view.settled();
  });

  async function isDirty(dirty: boolean): Promise<void> {
    await workbench.page.locator(dirty ? '.tab.active.dirty' : '.tab.active:not(.dirty)').waitFor();
  }

  /** Saves once the document has all edits, and reads the file. */
  async function saved(): Promise<string> {
    await isDirty(true);
    await workbench.page.keyboard.press('ControlOrMeta+S');
    await isDirty(false);
    return readFile(workbench.workspace.path('a.rot'), 'utf8');
  }

  it('shows the boards of the judges’ sample with their answers', async () => {
    await view.item(1).filter({ hasText: 'AC → 2' }).filter({ hasText: '2 moves' }).waitFor();
    await view.item(2).filter({ hasText: 'DDHH → 2' }).filter({ hasText: '4 moves' }).waitFor();
    await view.selecting(1);
    await view.showing(cellsOf(FIRST));
    await workbench.screenshot('board-opened');
  });

  it('turns a line by its arrow and back by undo, with the layout kept', async () => {
    await view.arrow('A').click();
    await view.showing(cellsOf(turned(FIRST, 'A')));
    await view.settled();
    const layout = turned(FIRST, 'A').replace('1 1 3 1 ', '    1   1\n    3   1\n');
    assert.equal(await saved(), `${layout}\n${SECOND}\n0\n`);
    await view.button('Undo').click();
    await view.showing(cellsOf(FIRST));
    assert.equal(await saved(), TEXT);
  });

  it('turns by letters, and undoes and redoes by the keys of VS Code', async () => {
    const { keyboard } = workbench.page;
    await view.large.click({ position: { x: 4, y: 4 } });
    await keyboard.press('c');
    await view.showing(cellsOf(turned(FIRST, 'C')));
    await keyboard.press('Shift+B');
    await view.showing(cellsOf(turned(FIRST, 'CB')));
    await view.settled();
    await keyboard.press('ControlOrMeta+Z');
    await view.showing(cellsOf(turned(FIRST, 'C')));
    await keyboard.press('ControlOrMeta+Z');
    await view.showing(cellsOf(FIRST));
    await isDirty(false);
    await keyboard.press('ControlOrMeta+Y');
    await view.showing(cellsOf(turned(FIRST, 'C')));
    await view.button('Redo').click();
    await view.showing(cellsOf(turned(FIRST, 'CB')));
  });

  it('loses none of the letters that are typed fast', async () => {
    await view.large.click({ position: { x: 4, y: 4 } });
    await workbench.page.keyboard.type('ABCDEFGHHG');
    const expected = turned(FIRST, 'ABCDEFGHHG');
    await view.showing(cellsOf(expected));
    await view.settled();
    assert.equal((await saved()).trim().split(/\s+/).slice(0, 24).join(' '), expected);
    await workbench.runCommand('Undo');
    await view.showing(cellsOf(turned(FIRST, 'ABCDEFGHH')));
  });

  it('sets cells by digits and says what is wrong meanwhile', async () => {
    await view.cell(4).click();
    await workbench.screenshot('board-picker');
    await view.button('Set to 1').click();
    await view.frame.getByText('1 stands 9 times, 3 stands 7 times').first().waitFor();
    await view.note.waitFor();
    await view.cell(5).focus();
    await workbench.page.keyboard.type('33');
    await view.showing(`1111133${cellsOf(FIRST).slice(7)}`);
    await view.frame.locator('.board-pane .fault').waitFor();
    await workbench.screenshot('board-uneven');
    assert.match(await saved(), / {4}1 {3}1\n {4}1 {3}1\n1 3 3 2 3 1/);
  });

  it('adds, duplicates, shuffles and deletes boards', async () => {
    await view.button('Duplicate').click();
    await view.frame.getByText('3 boards', { exact: true }).waitFor();
    await view.selecting(2);
    await view.showing(cellsOf(FIRST));
    await view.button('Shuffle').click();
    await view.large.filter({ hasNotText: cellsOf(FIRST) }).waitFor();
    await view.settled();
    await view.button('Add a random board').click();
    await view.frame.getByText('4 boards', { exact: true }).waitFor();
    await view.selecting(3);
    await view.settled();
    await view.button('Delete').click();
    await view.frame.getByText('3 boards', { exact: true }).waitFor();
    await view.showing(cellsOf(SECOND));
    await view.button('Delete').click();
    await view.frame.getByText('2 boards', { exact: true }).waitFor();
    await view.selecting(2);
    await view.button('Delete').click();
    await view.frame.getByText('1 board', { exact: true }).waitFor();
    await view.selecting(1);
    await view.button('Delete').click();
    await view.frame.getByText('No boards yet').waitFor();
    await workbench.screenshot('board-empty');
    await view.button('Add a board').click();
    await view.frame.getByText('1 board', { exact: true }).waitFor();
    await view.settled();
    const numbers = (await saved()).trim().split(/\s+/);
    assert.equal(numbers.length, 25);
    assert.equal(numbers.at(-1), '0');
  });

  it('copies a board and its answer', async () => {
    const { page } = workbench;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async (button: string): Promise<string> => {
      await view.button(button).click();
      await view.frame.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
      await workbench.runCommand('File: New Untitled Text File');
      await workbench.lines.first().waitFor();
      await page.keyboard.press('ControlOrMeta+V');
      await workbench.lines.filter({ hasText: /\d/ }).first().waitFor();
      const text = (await workbench.lines.allTextContents()).join('\n').replaceAll('\u00a0', ' ');
      await workbench.runCommand('View: Revert and Close Editor');
      await view.settled();
      return text;
    };
    assert.equal(await copied('Copy board'), FIRST);
    assert.equal(await copied('Copy answer'), 'AC\n2');
  });
});

describe('an empty file in the board editor', () => {
  it('gets its first board with a final 0', async () => {
    const workbench = await openWorkbench({ files: { 'empty.rot': '' }, open: 'empty.rot' });
    const view = new BoardView(workbench.board());
    await view.button('Add a board').click();
    await view.settled();
    await workbench.page.locator('.tab.active.dirty').waitFor();
    await workbench.page.keyboard.press('ControlOrMeta+S');
    await workbench.page.locator('.tab.active:not(.dirty)').waitFor();
    const text = await readFile(workbench.workspace.path('empty.rot'), 'utf8');
    assert.match(text, /^([123] ){23}[123]\n0\n$/);
    await workbench.close();
  });
});
