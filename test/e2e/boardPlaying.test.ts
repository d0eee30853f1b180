import assert from 'node:assert/strict';
import { BoardView } from '../support/boardView';
import { cellsOf, FIRST, HARDEST, inputOf, SECOND, turned } from '../support/rotationBoards';
import { openWorkbench, type Workbench } from '../support/workbench';

describe('an answer in the board editor', () => {
  let workbench: Workbench;
  let view: BoardView;

  before(async () => {
    workbench = await openWorkbench({
      files: { 'a.rot': inputOf(FIRST, SECOND, HARDEST) },
      open: 'a.rot',
    });
    view = new BoardView(workbench.board());
    await view.settled();
  });

  after(() => workbench.close());

  beforeEach(async () => {
    await view.item(2).click();
    await view.settled();
    await view.frame.locator('.step-button').first().click();
    await view.showing(cellsOf(SECOND));
  });

  async function isUnchanged(): Promise<void> {
    await workbench.page.locator('.tab.active:not(.dirty)').waitFor();
  }

  it('plays until the centre is full and leaves the document as it is', async () => {
    await view.button('Play').click();
    await view.button('Pause').waitFor();
    await view.atStep(4);
    await view.showing(cellsOf(turned(SECOND, 'DDHH')));
    await view.frame.locator('.centre.solved').waitFor();
    await view.note.filter({ hasText: 'Showing step 4 of 4. The document is unchanged.' }).waitFor();
    await view.button('Play').waitFor();
    await isUnchanged();
    await workbench.screenshot('board-played');
    await view.button('Play').click();
    await view.button('Pause').waitFor();
    await view.atStep(1);
    await view.button('Pause').click();
  });

  it('goes to a step by the buttons, by a click on it, and by keys', async () => {
    const { keyboard } = workbench.page;
    await view.button('Next step').click();
    await view.atStep(1);
    await view.showing(cellsOf(turned(SECOND, 'D')));
    await view.button('Last step').click();
    await view.atStep(4);
    await view.button('Previous step').click();
    await view.atStep(3);
    await view.button('First step').click();
    await view.atStep(0);
    await view.button('Step 2: D, 2 left').click();
    await view.showing(cellsOf(turned(SECOND, 'DD')));
    await keyboard.press('ArrowRight');
    await view.atStep(3);
    await keyboard.press('ArrowLeft');
    await view.atStep(2);
    await keyboard.press('End');
    await view.showing(cellsOf(turned(SECOND, 'DDHH')));
    await keyboard.press('Home');
    await view.showing(cellsOf(SECOND));
    await isUnchanged();
  });

  it('announces every step', async () => {
    await view.button('Next step').click();
    await view.frame.getByRole('status').filter({ hasText: 'Step 1 of 4: D, 3 left' }).waitFor();
  });

  it('plays at other speeds and by Space', async () => {
    const speeds = ['1×', '2×', '4×', '0.5×'];
    for (const speed of speeds) {
      await view.frame.locator('.speed', { hasText: speed }).click();
    }
    await view.frame.locator('.speed', { hasText: '1×' }).waitFor();
    await view.large.click({ position: { x: 4, y: 4 } });
    await workbench.page.keyboard.press('Space');
    await view.atStep(4);
  });

  it('is left by a turn from the step that is shown', async () => {
    await view.button('Step 1: D, 3 left').click();
    await view.arrow('A').click();
    await view.showing(cellsOf(turned(SECOND, 'DA')));
    await view.settled();
    await view.atStep(0);
    await workbench.page.locator('.tab.active.dirty').waitFor();
    await workbench.page.keyboard.press('ControlOrMeta+Z');
    await view.showing(cellsOf(SECOND));
    await isUnchanged();
  });

  it('shows all thirteen moves of the hardest board', async () => {
    await view.item(3).click();
    await view.settled();
    await view.button('Last step').click();
    await view.atStep(13);
    await view.frame.locator('.centre.solved').waitFor();
    await view.frame.locator('.facts-pane:not([aria-busy=true])').waitFor();
    await view.frame.getByText(/at least [\d,]+/).waitFor();
    await workbench.screenshot('board-thirteen-moves');
  });

  it('keeps the current step in view where there is less room', async () => {
    const { page } = workbench;
    await view.item(3).click();
    await view.settled();
    await view.button('Last step').click();
    await view.atStep(13);
    const before = page.viewportSize();
    await page.setViewportSize({ width: 860, height: 700 });
    await view.frame.locator('.board-list[aria-orientation=horizontal]').waitFor();
    const edges = await view.frame.locator('.steps').evaluate((steps) => ({
      steps: steps.getBoundingClientRect().right,
      current: steps.querySelector('[aria-current]')?.getBoundingClientRect().right,
      overflow: steps.scrollWidth - steps.clientWidth,
    }));
    assert.ok(edges.overflow > 0);
    assert.ok((edges.current ?? Infinity) <= edges.steps);
    await workbench.screenshot('board-narrow-steps');
    if (before) await page.setViewportSize(before);
  });

  it('plays from the lens in the text', async () => {
    await workbench.reopenAsText();
    await workbench.lenses.filter({ hasText: 'DDHH' }).getByText('Play').click();
    await view.atStep(4);
    await view.showing(cellsOf(turned(SECOND, 'DDHH')));
  });
});
