import assert from 'node:assert/strict';
import { boardToString } from '../../src/core/problems/rotation/board';
import { randomBoard } from '../../src/core/problems/rotation/generator';
import { Random } from '../../src/core/random';
import { BoardView } from '../support/boardView';
import { cellsOf, FIRST, inputOf, SECOND, turned } from '../support/rotationBoards';
import { openWorkbench, type Workbench } from '../support/workbench';

const MANY = 100_000;

/** So many random boards and the second sample behind them, a board a line. */
function manyBoards(): string {
  const random = new Random([1, 2, 3, 4]);
  const lines = Array.from({ length: MANY - 1 }, () =>
    Array.from(boardToString(randomBoard(random))).join(' '),
  );
  return inputOf(...lines, SECOND);
}

/** Boards on one line, that is at least so many characters long. */
function longLine(length: number): string {
  const board = `${FIRST} `;
  return `${board.repeat(Math.ceil(length / board.length))}0\n`;
}

function utf16(text: string): Uint8Array {
  return Buffer.from(`\uFEFF${text}`, 'utf16le');
}

/** Every byte, with zeros among them, as a program or a picture has. */
function garbage(): Uint8Array {
  return Uint8Array.from({ length: 4096 }, (_, i) => (i * i * 31) % 256);
}

const SAMPLE = inputOf(FIRST, SECOND);

const FILES = {
  'empty.rot': '',
  'zero.rot': '0\n',
  'one.rot': '1\n',
  'twenty.rot': `${'1 2 3 1 '.repeat(5)}\n`,
  'crlf.rot': SAMPLE.replaceAll('\n', '\r\n'),
  'bom.rot': `\uFEFF${SAMPLE}`,
  'utf16.rot': utf16(SAMPLE),
  'long.rot': longLine(1_000_000),
  'many.rot': manyBoards(),
  'garbage.rot': garbage(),
  'faulty.rot': `${FIRST.replace('1 1', '1 7')}\n`.repeat(20_000),
  'words.rot': 'The quick brown fox\njumps over the lazy dog.\n'.repeat(50),
};

describe('a bad input in the board editor', () => {
  let workbench: Workbench;
  let view: BoardView;

  before(async () => {
    workbench = await openWorkbench({ files: FILES });
    view = new BoardView(workbench.board());
  });

  after(() => workbench.close());

  async function open(name: keyof typeof FILES): Promise<void> {
    await workbench.openFile(name);
    await view.frame.getByRole('heading', { name }).waitFor();
  }

  function says(text: string): Promise<void> {
    return view.frame.getByText(text).first().waitFor();
  }

  it('may be empty', async () => {
    await open('empty.rot');
    await says('No boards yet');
    await says('The final 0 is missing.');
  });

  it('may hold only the final 0', async () => {
    await open('zero.rot');
    await says('No boards yet');
    assert.equal(await view.frame.locator('.fault').count(), 0);
  });

  it('may hold one number', async () => {
    await open('one.rot');
    await says('23 of the 24 numbers of this board are missing.');
    await says('The final 0 is missing.');
    await view.showing(`1${'?'.repeat(23)}`);
  });

  it('may hold twenty numbers', async () => {
    await open('twenty.rot');
    await says('4 of the 24 numbers of this board are missing.');
    await view.showing(`${'1231'.repeat(5)}????`);
    await workbench.screenshot('bad-twenty');
  });

  it('may have Windows line ends, which are no fault', async () => {
    await open('crlf.rot');
    await view.settled();
    await view.item(2).filter({ hasText: 'DDHH → 2' }).waitFor();
    assert.equal(await view.frame.locator('.fault').count(), 0);
  });

  it('may start with a byte order mark', async () => {
    await open('bom.rot');
    await view.settled();
    await says('The file starts with a byte order mark.');
    await view.item(1).filter({ hasText: 'AC → 2' }).waitFor();
    await workbench.screenshot('bad-bom');
  });

  it('may be UTF-16', async () => {
    await open('utf16.rot');
    await view.settled();
    await says('The file is UTF-16.');
    await view.item(1).filter({ hasText: 'AC → 2' }).waitFor();
  });

  it('may have a line of a million characters', async () => {
    await open('long.rot');
    await view.settled();
    await says('the judges’ statement allows at most 30');
    await view.list.press('End');
    await view.frame.locator('.board-item[aria-selected=true]', { hasText: 'AC → 2' }).waitFor();
    await view.arrow('A').click();
    await view.showing(cellsOf(turned(FIRST, 'A')));
    await view.settled();
    await workbench.runCommand('File: Revert File');
    await view.showing(cellsOf(FIRST));
  });

  it('may be binary, which VS Code does not open', async () => {
    await workbench.openFile('garbage.rot');
    await workbench.notifications.filter({ hasText: 'garbage.rot cannot be opened' }).waitFor();
    await workbench.notifications.filter({ hasText: 'File seems to be binary' }).waitFor();
    await workbench.screenshot('bad-garbage');
  });

  it('may be a text without any number', async () => {
    await open('words.rot');
    await says('is not a number');
    await workbench.screenshot('bad-words');
  });

  it('may have a fault in each of twenty thousand boards', async () => {
    await open('faulty.rot');
    await says('20,001 faults');
    await says('“7” is none of the symbols 1, 2 and 3.');
    await view.list.press('End');
    await view.selecting(20_000);
    await view.showing(`1?${cellsOf(FIRST).slice(2)}`);
    await workbench.screenshot('bad-faulty');
  });

  it('may hold a hundred thousand boards, the last with its answer, ready to be turned', async () => {
    await open('many.rot');
    await says('100,000 boards');
    await view.settled();
    await view.list.evaluate((list) => {
      list.scrollTop = list.scrollHeight;
    });
    await view.item(MANY).filter({ hasText: 'DDHH → 2' }).click();
    await view.selecting(MANY);
    await view.settled();
    await view.arrow('A').click();
    await view.showing(cellsOf(turned(SECOND, 'A')));
    await view.settled();
    await workbench.screenshot('bad-many');
    await view.button('Undo').click();
    await view.showing(cellsOf(SECOND));
  });
});
