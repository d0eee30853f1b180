import assert from 'node:assert/strict';
import { BoardView } from '../support/boardView';
import { cellsOf, FIRST, inputOf, SECOND, turned } from '../support/rotationBoards';
import { openWorkbench, type Workbench } from '../support/workbench';

/** More than there are stops of the Tab key on the page. */
const MOST_STOPS = 60;

describe('the board editor by keyboard only', () => {
  let workbench: Workbench;
  let view: BoardView;

  before(async () => {
    workbench = await openWorkbench({ files: { 'a.rot': inputOf(FIRST, SECOND, FIRST) }, open: 'a.rot' });
    view = new BoardView(workbench.board());
    await view.settled();
    await view.frame.getByRole('heading', { name: 'a.rot' }).click();
  });

  after(() => workbench.close());

  function press(key: string): Promise<void> {
    return workbench.page.keyboard.press(key);
  }

  /** Presses Tab until an element has the focus. */
  async function tabTo(selector: string): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if ((await view.frame.locator(`${selector}:focus`).count()) > 0) return;
      await press('Tab');
    }
    assert.fail(`Tab does not reach ${selector}`);
  }

  it('reaches every control by Tab', async () => {
    const stops = view.frame.locator(':is(button, [tabindex]):not([tabindex="-1"]):not(:disabled)');
    const wanted = await stops.count();
    assert.ok(wanted > 15);
    await tabTo('.header .button');
    const reached = new Set<string>();
    for (let i = 0; i < wanted; i += 1) {
      reached.add(await view.frame.locator(':focus').evaluate((element) => element.outerHTML));
      await press('Tab');
    }
    assert.equal(reached.size, wanted);
  });

  it('goes through the list by the arrow keys, Home and End', async () => {
    await tabTo('.board-list');
    await press('ArrowDown');
    await view.selecting(2);
    await view.showing(cellsOf(SECOND));
    await press('End');
    await view.selecting(3);
    await press('ArrowUp');
    await view.selecting(2);
    await press('Home');
    await view.selecting(1);
  });

  it('goes over the cells by the arrow keys and sets one by Enter', async () => {
    await tabTo('[data-control="0"]');
    await press('ArrowDown');
    await view.frame.locator('[data-control="2"]:focus').waitFor();
    await press('Enter');
    await view.frame.locator('.picker-symbol:focus').waitFor();
    await press('Escape');
    await view.frame.locator('[data-control="2"]:focus').waitFor();
    await press('2');
    await view.frame.locator('[data-control="3"]:focus').waitFor();
    await view.showing(`1121${cellsOf(FIRST).slice(4)}`);
    await view.button('Undo').press('Enter');
    await view.showing(cellsOf(FIRST));
    await view.settled();
  });

  it('turns by the arrow over a column and keeps the focus on it', async () => {
    await tabTo('[data-control="3"]');
    await press('ArrowUp');
    await press('ArrowUp');
    await view.frame.locator('[data-control="25"]:focus').waitFor();
    await press('Enter');
    await view.showing(cellsOf(turned(FIRST, 'B')));
    await view.frame.locator('[data-control="25"]:focus').waitFor();
    await view.settled();
    await press('ControlOrMeta+Z');
    await view.showing(cellsOf(FIRST));
    await view.settled();
  });

  it('plays by Enter on Play and steps on from the steps', async () => {
    await tabTo('[aria-label="Play"]');
    await press('Enter');
    await view.atStep(2);
    await tabTo('.step-button');
    await press('ArrowLeft');
    await view.frame.locator('.step:nth-child(2) .step-button:focus').waitFor();
    await view.showing(cellsOf(turned(FIRST, 'A')));
    await press('Home');
    await view.showing(cellsOf(FIRST));
  });
});
