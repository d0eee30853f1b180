import assert from 'node:assert/strict';
import { BoardView } from '../support/boardView';
import { FIRST, SECOND, inputOf } from '../support/rotationBoards';
import { openWorkbench, type Workbench } from '../support/workbench';

const REASON = 'optimal but not smallest: letter 2';

describe('a wrong output in the board editor', () => {
  let workbench: Workbench;
  let view: BoardView;

  before(async () => {
    const files = { 'a.rot': inputOf(FIRST, SECOND), 'a.out': 'AC\n2\nDHDH\n2\n' };
    workbench = await openWorkbench({ files, open: 'a.rot' });
    view = new BoardView(workbench.board());
  });

  after(() => workbench.close());

  it('has its verdict on the board in the list', async () => {
    const item = view.frame.getByRole('option', { name: `WA, a.out: ${REASON}` });
    await item.getByText('Board 2').waitFor();
    assert.equal(await item.getByTitle(`WA, a.out: ${REASON}`).textContent(), 'WA');
    assert.equal(await view.list.locator('.verdict').count(), 1);
  });

  it('is told above the selected board, which the count of boards leads to', async () => {
    const line = view.button(`WA, a.out: ${REASON}`);
    assert.equal(await line.count(), 0);
    await view.button('1 board failed').click();
    await view.selecting(2);
    await line.waitFor();
  });

  it('leads to the letter at fault', async () => {
    await view.button(`WA, a.out: ${REASON}`).click();
    await workbench.tab('a.out').waitFor();
    await workbench.page.locator('.statusbar-item', { hasText: 'Ln 3, Col 3 (1 selected)' }).waitFor();
  });

  it('is told no more once the board is another one, or the letter right', async () => {
    const mark = view.frame.locator('.verdict');
    await workbench.page.keyboard.press('ArrowLeft');
    await workbench.page.keyboard.press('Shift+End');
    await workbench.page.keyboard.type('DHH');
    await mark.first().waitFor({ state: 'hidden' });
    await view.frame.getByText('1 board failed').waitFor({ state: 'hidden' });
  });
});
