import { BoardView } from '../support/boardView';
import { FIRST, HARDEST, inputOf, SECOND } from '../support/rotationBoards';
import { openWorkbench, type Workbench } from '../support/workbench';

describe('a Chinese window', () => {
  let workbench: Workbench;
  let view: BoardView;

  before(async () => {
    workbench = await openWorkbench({
      files: {
        'a.rot': inputOf(FIRST, SECOND, HARDEST),
        'faults.rot': `${FIRST}\n${SECOND.replace('2', '4')}\n`,
      },
      open: 'a.rot',
      locale: 'zh-cn',
    });
    view = new BoardView(workbench.board());
    await view.settled();
  });

  after(() => workbench.close());

  it('shows the board editor in Chinese', async () => {
    await view.frame.getByText('3 个棋盘', { exact: true }).waitFor();
    await view.frame.locator('.board-item', { hasText: '棋盘 1' }).filter({ hasText: '2 步' }).waitFor();
    await view.button('以文本方式打开').waitFor();
    await view.frame.getByRole('heading', { name: '最少步数' }).waitFor();
    await view.item(3).click();
    await view.button('最后一步').click();
    await view.note.filter({ hasText: '正在显示第 13 步（共 13 步），文档未改动。' }).waitFor();
    await workbench.screenshot('chinese-board');
  });

  it('solves by a Chinese command and shows Chinese lenses', async () => {
    await workbench.runCommand('Rotation: 求解');
    await workbench.page.locator('.statusbar-item', { hasText: '已求解 3 个棋盘' }).waitFor();
    await workbench.runCommand('Rotation: 以文本方式打开');
    await workbench.lenses.filter({ hasText: 'AC → 2 · 2 步' }).getByText('播放').waitFor();
    await workbench.screenshot('chinese-text');
  });

  it('tells of faults in Chinese', async () => {
    await workbench.openFile('faults.rot');
    await view.frame.getByText('缺少结尾的 0。').waitFor();
    await view.item(2).click();
    await view.frame.locator('.board-pane').getByRole('button', { name: '转到文本' }).first().waitFor();
    await view.frame.getByText('有问题的棋盘没有可播放的答案。').waitFor();
    await workbench.screenshot('chinese-faults');
  });
});
