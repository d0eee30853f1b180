import { BoardView } from '../support/boardView';
import { cellsOf, FIRST, inputOf, SECOND, turned } from '../support/rotationBoards';
import { openWorkbench, type Workbench } from '../support/workbench';

describe('the board editor beside other editors', () => {
  let workbench: Workbench;
  let view: BoardView;
  let opened = 0;

  before(async () => {
    const text = inputOf(FIRST, SECOND);
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'other'];
    workbench = await openWorkbench({
      files: Object.fromEntries(names.map((name) => [`${name}.rot`, text])),
    });
  });

  after(() => workbench.close());

  // Each test has a file of its own, as VS Code shows a file again in the editor that showed it last.
  beforeEach(async () => {
    await workbench.openFile(file());
    view = new BoardView(workbench.board());
    await view.settled();
  });

  afterEach(async () => {
    opened += 1;
    await workbench.runCommand('File: Revert File');
    await workbench.runCommand('View: Close All Editors');
    await workbench.page.locator('.tab').first().waitFor({ state: 'detached' });
  });

  function file(): string {
    return `${'abcdef'[opened]}.rot`;
  }

  function line(board: string): Promise<void> {
    return workbench.lines.filter({ hasText: board }).waitFor();
  }

  it('turns into the text editor and back at the same board', async () => {
    await view.item(2).click();
    await view.selecting(2);
    await view.button('Open as Text').click();
    await line(SECOND);
    await workbench.page.locator('.statusbar-item', { hasText: 'Ln 2, Col 1' }).waitFor();
    await workbench.page.getByRole('button', { name: 'Open Board Editor' }).click();
    await view.selecting(2);
    await view.showing(cellsOf(SECOND));
  });

  it('shows the text to the side, follows its caret and its edits', async () => {
    const { keyboard } = workbench.page;
    await workbench.page.getByRole('button', { name: 'Open Text to the Side' }).click();
    await line(FIRST);
    await workbench.lines.filter({ hasText: SECOND }).click({ position: { x: 60, y: 9 } });
    await view.selecting(2);
    await workbench.screenshot('board-and-text');
    await view.arrow('B').click();
    await line(turned(SECOND, 'B'));
    await workbench.lines.filter({ hasText: FIRST }).click({ position: { x: 60, y: 9 } });
    await view.selecting(1);
    await keyboard.press('Home');
    await keyboard.press('Delete');
    await keyboard.type('3');
    await view.showing(`3${cellsOf(FIRST).slice(1)}`);
    await keyboard.press('ControlOrMeta+Z');
    await keyboard.press('ControlOrMeta+Z');
    await view.showing(cellsOf(FIRST));
  });

  it('shows a turn in two board editors of one document', async () => {
    await workbench.runCommand('View: Split Editor Right');
    const right = new BoardView(workbench.board(1));
    await right.settled();
    await right.item(2).click();
    await right.showing(cellsOf(SECOND));
    await view.arrow('C').click();
    await right.item(1).click();
    await right.showing(cellsOf(turned(FIRST, 'C')));
    await right.arrow('A').click();
    await view.showing(cellsOf(turned(FIRST, 'CA')));
    await workbench.screenshot('board-two-editors');
  });

  it('keeps selection and step while its tab is hidden', async () => {
    await view.item(2).click();
    await view.settled();
    await view.button('Step 3: H, 1 left').click();
    await workbench.openFile('other.rot');
    await view.frame.getByRole('heading', { name: 'other.rot' }).waitFor();
    await view.selecting(1);
    await workbench.openFile(file());
    await view.frame.getByRole('heading', { name: file() }).waitFor();
    await view.selecting(2);
    await view.atStep(3);
    await view.showing(cellsOf(turned(SECOND, 'DDH')));
  });

  it('shows what another program writes, and a revert', async () => {
    await workbench.workspace.write(file(), inputOf(SECOND));
    await view.frame.getByText('1 board', { exact: true }).waitFor();
    await view.showing(cellsOf(SECOND));
    await view.arrow('A').click();
    await view.showing(cellsOf(turned(SECOND, 'A')));
    await workbench.page.locator('.tab.active.dirty').waitFor();
    await workbench.runCommand('File: Revert File');
    await view.showing(cellsOf(SECOND));
    await workbench.page.locator('.tab.active:not(.dirty)').waitFor();
  });

  it('solves from the command palette', async () => {
    await workbench.runCommand('Rotation: Solve');
    await workbench.page.locator('.statusbar-item', { hasText: '2 boards solved' }).waitFor();
    await workbench.runCommand('Problems: Focus on Problems View');
    const problems = workbench.page.locator('.markers-panel');
    await problems.getByText('AC').first().waitFor();
    await problems.getByText('DDHH').first().waitFor();
    await workbench.screenshot('board-solved');
    await view.button('Open as Text').click();
    await workbench.lenses.filter({ hasText: 'DDHH → 2 · 4 moves' }).waitFor();
  });
});
