import assert from 'node:assert/strict';
import { openWorkbench, type Workbench } from '../support/workbench';

const BOARD = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';

describe('Restricted Mode', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await openWorkbench({
      restricted: true,
      files: {
        'a.rot': `${BOARD}\n0\n`,
        'main.py': "print('No moves needed')\n",
      },
      open: 'a.rot',
    });
    await workbench.board().locator('#app > *').first().waitFor();
  });

  after(() => workbench.close());

  it('solves boards', async () => {
    await workbench.board().getByText('AC').first().waitFor();
  });

  it('runs no program, says why, and leads to trust', async () => {
    await workbench.openFile('main.py');
    await workbench.runCommand('Rotation: Check Submission');
    await workbench.notifications.filter({ hasText: 'No program is run in Restricted Mode' }).waitFor();
    assert.equal(await workbench.lenses.count(), 0);
    await workbench.page.getByRole('button', { name: 'Manage Workspace Trust' }).click();
    await workbench.page.locator('.workspace-trust-editor').waitFor();
  });
});
