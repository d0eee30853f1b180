import { openWorkbench, type Workbench } from '../support/workbench';

describe('a fresh window on a folder with a .rot file, before that is opened', () => {
  let workbench: Workbench;

  before(async () => {
    const board = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n0\n';
    const files = { 'a.rot': board, 'a.out': 'Hello\n', 'main.py': 'print("No moves needed")\n' };
    workbench = await openWorkbench({ files, open: 'main.py' });
  });

  after(() => workbench.close());

  it('offers to check a source', async () => {
    await workbench.lenses.filter({ hasText: 'Check submission' }).waitFor();
    await workbench.page.getByRole('button', { name: 'Check Submission', exact: true }).waitFor();
  });

  it('checks an output that does not look like one', async () => {
    await workbench.openFile('a.out');
    await workbench.lenses.filter({ hasText: 'Case 1: WA' }).waitFor();
  });
});
