import assert from 'node:assert/strict';
import { openWorkbench, type Workbench } from '../support/workbench';

const BOARD = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';
const UNEVEN = '1 1 1 1 3 1 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';

describe('a .rot file in the text editor', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await openWorkbench({ files: { 'a.rot': `${BOARD}\n${UNEVEN}\n0\n` }, open: 'a.rot' });
    await workbench.board().locator('#app').waitFor();
    await workbench.reopenAsText();
    await workbench.lenses.filter({ hasText: 'AC → 2 · 2 moves' }).waitFor();
  });

  after(() => workbench.close());

  afterEach(async () => {
    // Hovers go when the mouse is elsewhere.
    await workbench.page.mouse.move(5, 5);
    await workbench.page.locator('.monaco-hover:visible').waitFor({ state: 'detached' });
  });

  it('shows on a board its picture and its facts', async () => {
    await workbench.lines.first().hover({ position: { x: 40, y: 8 } });
    const hover = workbench.page.locator('.monaco-hover:visible', { hasText: '1 optimal word' });
    const picture = hover.getByRole('img', { name: BOARD.replaceAll(' ', '') });
    await picture.waitFor();
    const width = await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    assert.ok(width > 100);
  });

  it('shows on a letter of a hint the board after it', async () => {
    await workbench.lines
      .first()
      .getByText('A', { exact: true })
      .hover({ position: { x: 14, y: 8 } });
    const hover = workbench.page.locator('.monaco-hover:visible', { hasText: 'After move 1 of 2' });
    await hover.getByRole('img', { name: '113132223132231222313113' }).waitFor();
  });

  it('reports what Solve found in the status bar', async () => {
    await workbench.runCommand('Rotation: Solve');
    const report = workbench.page.locator('.statusbar-item', { hasText: '1 board solved, 1 with faults' });
    await report.waitFor();
    assert.equal(await workbench.notifications.count(), 0);
  });

  it('links a fault to a page that explains it, shown rendered', async () => {
    await workbench.runCommand('Problems: Focus on Problems View');
    await workbench.page.locator('.markers-panel').getByText('uneven-counts').click();
    await workbench.tab('uneven-counts.md').waitFor();
    await workbench.board().getByRole('heading', { name: 'uneven-counts' }).waitFor();
  });
});
