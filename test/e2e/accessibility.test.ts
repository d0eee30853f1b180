import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { AxeResults, RunOptions } from 'axe-core';
import { inProject } from '../../scripts/paths';
import type { Theme } from '../../scripts/workbench/themes';
import { BoardView } from '../support/boardView';
import { cellsOf, FIRST, inputOf, SECOND, turned } from '../support/rotationBoards';
import { openWorkbench, type Workbench } from '../support/workbench';

const THEMES: readonly Theme[] = ['light', 'dark', 'high-contrast', 'high-contrast-light'];

declare global {
  interface Window {
    readonly axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

describe('the board editor', () => {
  let workbench: Workbench;
  let view: BoardView;

  before(async () => {
    workbench = await openWorkbench({
      files: {
        'boards.rot': inputOf(FIRST, SECOND),
        'faults.rot': await readFile(inProject('samples', 'faults.rot')),
        'empty.rot': '',
        'failed.rot': inputOf(FIRST, SECOND),
        'failed.out': 'AB\n2\n\nDDHH\n2\n',
      },
      open: 'boards.rot',
    });
    view = new BoardView(workbench.board());
  });

  after(() => workbench.close());

  /** What axe finds wrong with the page of the board editor, as far as it can tell for sure. */
  async function violations(): Promise<string[]> {
    const axe = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
    const page = view.frame.locator('body');
    await page.evaluate((_, source) => {
      // The page lets no script element in, but what a debugger evaluates.
      // oxlint-disable-next-line no-eval
      (0, eval)(source);
    }, axe);
    const found = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
    assert.ok(found.passes.length > 10);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }

  for (const theme of THEMES) {
    it(`is accessible in ${theme}, with boards, with faults, with failures and without boards`, async () => {
      await workbench.setTheme(theme);
      await workbench.openFile('boards.rot');
      await view.frame.getByRole('heading', { name: 'boards.rot' }).waitFor();
      await view.settled();
      await view.frame.locator('.facts-pane:not([aria-busy=true])').waitFor();
      assert.deepEqual(await violations(), []);
      await workbench.screenshot(`accessibility-boards-${theme}`);
      await workbench.openFile('faults.rot');
      await view.frame.getByRole('heading', { name: 'faults.rot' }).waitFor();
      await view.item(4).click();
      await view.frame.locator('.board-pane .fault').waitFor();
      assert.deepEqual(await violations(), []);
      await workbench.screenshot(`accessibility-faults-${theme}`);
      await workbench.openFile('failed.rot');
      await view.frame.getByRole('heading', { name: 'failed.rot' }).waitFor();
      await view.frame.getByText('2 boards failed').waitFor();
      assert.deepEqual(await violations(), []);
      await workbench.screenshot(`accessibility-failures-${theme}`);
      await workbench.openFile('empty.rot');
      await view.frame.getByText('No boards yet').waitFor();
      assert.deepEqual(await violations(), []);
      await workbench.screenshot(`accessibility-empty-${theme}`);
    });
  }

  it('draws a turn with an animation, and without one where motion is reduced', async () => {
    await workbench.openFile('boards.rot');
    await view.frame.getByRole('heading', { name: 'boards.rot' }).waitFor();
    await view.settled();
    await view.large.evaluate((board) => {
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        if (added.some((node) => node instanceof Element && node.classList.contains('leaving')))
          board.dataset['drawn'] = 'yes';
      }).observe(board, { childList: true, subtree: true });
    });
    await view.arrow('A').click();
    await view.showing(cellsOf(turned(FIRST, 'A')));
    await view.frame.locator('.board[data-drawn=yes]').waitFor();
    await view.large.evaluate((board) => {
      delete board.dataset['drawn'];
    });
    await workbench.page.emulateMedia({ reducedMotion: 'reduce' });
    await view.arrow('B').click();
    await view.showing(cellsOf(turned(FIRST, 'AB')));
    await view.settled();
    assert.equal(await view.frame.locator('.board[data-drawn]').count(), 0);
  });
});
