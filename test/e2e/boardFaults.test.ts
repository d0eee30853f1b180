import { readFile } from 'node:fs/promises';
import { inProject } from '../../scripts/paths';
import { BoardView } from '../support/boardView';
import { cellsOf, FIRST, inputOf, SECOND, turned } from '../support/rotationBoards';
import { openWorkbench, type Workbench } from '../support/workbench';

describe('faults in the board editor', () => {
  let workbench: Workbench;
  let view: BoardView;

  before(async () => {
    const faults = await readFile(inProject('samples', 'faults.rot'));
    workbench = await openWorkbench({ files: { 'faults.rot': faults }, open: 'faults.rot' });
    view = new BoardView(workbench.board());
    await view.settled();
  });

  after(() => workbench.close());

  it('stand on their boards and over the file, in place of answers', async () => {
    await view.frame.getByText('The final 0 is missing.').waitFor();
    await view.item(1).filter({ hasText: 'AC → 2' }).waitFor();
    await view.item(2).filter({ hasText: '1 stands 9 times' }).waitFor();
    await view.item(3).filter({ hasText: '1 of the 24 numbers of this board is missing' }).waitFor();
    await view.item(4).click();
    await view.frame.locator('.board-pane .fault', { hasText: '“4” is none of the symbols' }).waitFor();
    await view.showing(cellsOf('3 1 1 2 3 2 3 1 3 2 1 1 2 ? 1 3 2 3 1 3 1 2 2 3'));
    await view.frame.getByText('A board with a fault has no answer to play.').waitFor();
    await workbench.screenshot('board-faults');
  });

  it('lead to their very digit in the text', async () => {
    await view.item(2).getByText('Go to text').click();
    await workbench.page.locator('.statusbar-item', { hasText: 'Ln 2, Col 1' }).waitFor();
    await workbench.screenshot('board-faults-narrow');
    await view.item(4).click();
    await view.frame.locator('.board-pane').getByRole('button', { name: 'Go to text' }).click();
    await workbench.page.locator('.statusbar-item', { hasText: 'Ln 4, Col 27' }).waitFor();
  });

  it('go when the marked cell is filled', async () => {
    await view.item(4).click();
    await view.cell(13).click();
    await view.button('Set to 2').click();
    await view.settled();
    await view.item(4).filter({ hasText: ' moves' }).waitFor();
  });
});

describe('a read-only file in the board editor', () => {
  it('can be played but not changed, and says so', async () => {
    const workbench = await openWorkbench({
      files: { 'locked.rot': inputOf(FIRST, SECOND) },
      open: 'locked.rot',
      settings: { 'files.readonlyInclude': { '**/locked.rot': true } },
    });
    const view = new BoardView(workbench.board());
    await view.settled();
    await view.note.filter({ hasText: 'This file is read-only' }).waitFor();
    await view.frame.locator('.badge', { hasText: 'Read-only' }).waitFor();
    await view.frame.locator('.arrow[aria-disabled=true]').nth(7).waitFor();
    await view.frame.locator('[aria-label="Delete"]:disabled').waitFor();
    await view.arrow('A').click({ force: true });
    await workbench.page.keyboard.press('B');
    await workbench.screenshot('board-read-only');
    await view.button('Play').click();
    await view.atStep(2);
    await view.showing(cellsOf(turned(FIRST, 'AC')));
    await workbench.page.locator('.tab.active:not(.dirty)').waitFor();
    await workbench.close();
  });
});
