import assert from 'node:assert/strict';
import { Position, Range, commands, window, workspace } from 'vscode';
import type { ToWebview } from '../../../src/protocol/messages';
import { type WatchedPanel, closeAll, openBoard } from '../support/boardEditors';
import { diagnosticsOf, withCodes } from '../support/diagnostics';
import { insertText, openText, replaceText } from '../support/editing';
import { writeFile } from '../support/files';
import { createOutput } from '../support/outputs';
import { FIRST, SAMPLE, SECOND } from '../support/texts';

/** Right on the first board of the sample, and not the smallest word on the second, from letter 2 on. */
const NOT_SMALLEST = 'AC\n2\nDHDH\n2\n';

type Marked = Extract<ToWebview, { type: 'marks' }>;

/** The marks that a board editor shows, once so many boards have some. */
function marksOf(watched: WatchedPanel, count: number): Promise<Marked> {
  return watched.message('marks', (message) => message.count === count);
}

function linesOf({ cases }: Marked): string[] {
  return cases.flatMap(({ case: index, first }) =>
    first.map(({ name, verdict, summary }) => `${index} ${name} ${verdict} ${summary}`),
  );
}

async function viewAll(watched: WatchedPanel): Promise<void> {
  await watched.panel.receive({ type: 'view', first: 0, count: 10 });
}

describe('the marks of the board editor', () => {
  afterEach(closeAll);

  it('name on each board the outputs that fail there, and why', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    const other = output.with({ path: output.path.replace(/out$/, 'mine.out') });
    await writeFile(other, '\nAC\n2\nDDHH\n3\n');
    const watched = await openBoard(input);
    await viewAll(watched);
    const marks = await marksOf(watched, 2);
    const name = output.path.split('/').at(-1)?.replace('.out', '') ?? '';
    assert.deepEqual(linesOf(marks), [
      `0 ${name}.mine.out PE right but laid out otherwise`,
      `1 ${name}.mine.out WA wrong centre: 2 is expected`,
      `1 ${name}.out WA optimal but not smallest: letter 2`,
    ]);
    assert.deepEqual(
      marks.cases.map(({ verdict }) => verdict),
      ['PE', 'WA'],
    );
    assert.match(marks.cases[1]?.first[1]?.message ?? '', /where D comes first/);
  });

  it('lead to the place at fault, and from board to board', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    const watched = await openBoard(input);
    await viewAll(watched);
    await marksOf(watched, 1);
    await watched.panel.receive({ type: 'nextMark', case: 0 });
    assert.equal((await watched.message('select')).case, 1);
    await watched.panel.receive({ type: 'openMark', case: 1, source: output.toString() });
    const editor = window.visibleTextEditors.find(({ document }) => document.uri.path === output.path);
    assert.ok(editor?.selection.isEqual(new Range(2, 1, 2, 2)));
    assert.ok(watched.panel.visible);
  });

  it('open nothing that is not among them', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    const watched = await openBoard(input);
    await viewAll(watched);
    await marksOf(watched, 1);
    await watched.panel.receive({ type: 'openMark', case: 0, source: output.toString() });
    await watched.panel.receive({ type: 'openMark', case: 1, source: input.toString() });
    assert.deepEqual(window.visibleTextEditors, []);
  });

  it('follow the output and the input', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    const watched = await openBoard(input);
    await viewAll(watched);
    await marksOf(watched, 1);
    await insertText(watched.panel.document, new Position(0, 0), `${FIRST}\n`);
    const shifted = await marksOf(watched, 2);
    assert.equal(shifted.version, watched.panel.document.version);
    await replaceText(watched.panel.document, new Range(0, 0, 1, 0), '');
    const back = await marksOf(watched, 1);
    assert.deepEqual(
      back.cases.map((each) => each.case),
      [1],
    );
    await writeFile(output, 'AC\n2\nDDHH\n2\n');
    assert.deepEqual((await marksOf(watched, 0)).cases, []);
  });

  it('are taken away by Clear Check', async () => {
    const { input } = await createOutput(SAMPLE, NOT_SMALLEST);
    const watched = await openBoard(input);
    await viewAll(watched);
    await marksOf(watched, 1);
    await commands.executeCommand('rotation.clearCheck');
    await marksOf(watched, 0);
    await diagnosticsOf(input, withCodes());
  });

  it('are sent for the boards in view alone', async () => {
    const boards = 3000;
    const { input } = await createOutput(`${`${SECOND}\n`.repeat(boards)}0\n`, 'DHDH\n2\n'.repeat(boards));
    const watched = await openBoard(input);
    await watched.panel.receive({ type: 'view', first: 2000, count: 5 });
    const { cases } = await watched.message(
      'marks',
      (message) => message.count === boards && message.cases.some((each) => each.case === 2000),
    );
    assert.deepEqual(
      cases.map((each) => each.case),
      [2000, 2001, 2002, 2003, 2004, 0],
    );
  });

  it('are there when the editor opens after the check', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    await openText(output);
    await diagnosticsOf(input, withCodes('not-smallest'));
    assert.equal((await workspace.openTextDocument(input)).getText(), SAMPLE);
    const watched = await openBoard(input);
    await viewAll(watched);
    await marksOf(watched, 1);
  });
});
