import assert from 'node:assert/strict';
import { openWorkbench, type Workbench } from '../support/workbench';

const SAMPLE =
  '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n0\n';
const REASON = 'optimal but not smallest: letter 2';

describe('a wrong output beside its .rot file', () => {
  let workbench: Workbench;

  before(async () => {
    const files = { 'a.rot': SAMPLE, 'a.out': 'AC\n2\nDHDH\n2\n' };
    workbench = await openWorkbench({ files, open: 'a.rot' });
    await workbench.board().locator('#app > *').first().waitFor();
  });

  after(() => workbench.close());

  it('is marked at the letter at fault, and the board in the .rot file', async () => {
    await workbench.openFile('a.out');
    await workbench.lenses.filter({ hasText: `Case 2: WA, ${REASON}` }).waitFor();
    const letter = workbench.page.locator('.squiggly-error').first();
    await letter.waitFor();
    const width = (await letter.boundingBox())?.width ?? 0;
    const word = await workbench.lines.getByText('DHDH').boundingBox();
    assert.ok(word);
    assert.ok(Math.abs(width - word.width / 4) < 2);
    await workbench.openFile('a.rot');
    await workbench.board().locator('#app > *').first().waitFor();
    await workbench.reopenAsText();
    await workbench.lenses.filter({ hasText: `a.out: WA, ${REASON}` }).waitFor();
    await workbench.page.locator('.squiggly-error').first().waitFor();
  });

  it('leads from the board to the letter', async () => {
    await workbench.lenses
      .filter({ hasText: `a.out: WA, ${REASON}` })
      .getByText('a.out')
      .click();
    await workbench.tab('a.out').waitFor();
    await workbench.page.locator('.statusbar-item', { hasText: 'Ln 3, Col' }).waitFor();
  });

  it('plays its word on the board, with the letter at fault marked, and the answer on request', async () => {
    await workbench.runCommand('Rotation: Play Answer');
    const board = workbench.board();
    await board.getByText('Word from a.out').waitFor();
    const fault = board.getByRole('button', { name: /Step 2: H.*at fault/ });
    await fault.click();
    await board.locator('.step.at-fault.current').waitFor();
    await workbench.screenshot('output-played');
    await board.getByRole('button', { name: 'Show the answer' }).click();
    await board.getByRole('button', { name: 'Step 2: D, 2 left' }).waitFor();
    assert.equal(await board.locator('.step.at-fault').count(), 0);
  });

  it('shows along its word the board after each letter', async () => {
    await workbench.lines.getByText('DHDH').click();
    await workbench.page.keyboard.press('Home');
    const board = workbench.board();
    await board.getByText('Word from a.out').waitFor();
    for (const step of ['D', 'H', 'D', 'H']) {
      await workbench.page.keyboard.press('ArrowRight');
      await board.locator('.step.current').getByText(step, { exact: true }).waitFor();
    }
    await board.locator('.centre.solved').waitFor();
  });
});
