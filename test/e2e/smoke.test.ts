import { openWorkbench, type Workbench } from '../support/workbench';

describe('a window with the packaged extension', () => {
  let workbench: Workbench;

  before(async () => {
    const board = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n0\n';
    workbench = await openWorkbench({
      files: { 'first.rot': board, 'second.rot': board },
      open: 'first.rot',
    });
  });

  after(() => workbench.close());

  it('opens a .rot file in the board editor', async () => {
    await workbench.tab('first.rot').waitFor();
    await workbench.board().locator('#app').waitFor();
  });

  it('opens another one from the list of files', async () => {
    await workbench.openFile('second.rot');
    await workbench.board().locator('#app').waitFor();
  });

  it('solves it in the text editor from the command palette', async () => {
    await workbench.reopenAsText();
    await workbench.runCommand('Rotation: Solve');
    await workbench.lenses.filter({ hasText: 'AC → 2' }).waitFor();
  });

  it('takes on every theme', async () => {
    for (const theme of ['dark', 'high-contrast', 'high-contrast-light', 'light'] as const) {
      await workbench.setTheme(theme);
    }
  });
});
