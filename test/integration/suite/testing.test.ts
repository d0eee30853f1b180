import assert from 'node:assert/strict';
import { Position, Range, workspace } from 'vscode';
import { runOutputChecks } from '../../../src/host/testing/outputsRun';
import { RecordedBoardTests } from '../support/boardTests';
import { reasonOf } from '../support/recordedRuns';
import { closeAll } from '../support/boardEditors';
import { dropEdits, eventually, insertText, openText, openUnheld } from '../support/editing';
import { createFile, writeFile } from '../support/files';
import { createOutput } from '../support/outputs';
import { fileName } from '../../../src/host/addresses';
import { FIRST, SAMPLE, SECOND } from '../support/texts';

describe('the tests of boards', () => {
  let recorded: RecordedBoardTests;

  before(() => {
    recorded = new RecordedBoardTests();
  });

  after(() => {
    recorded.dispose();
  });

  afterEach(closeAll);

  it('are the .rot files of the workspace and their boards, each with its range', async () => {
    const item = await recorded.itemOf(await createFile(SAMPLE));
    const boards = Array.from(item.children, ([, { label, range }]) => ({ label, range }));
    assert.deepEqual(boards, [
      { label: 'Board 1', range: new Range(0, 0, 0, FIRST.length) },
      { label: 'Board 2', range: new Range(1, 0, 1, SECOND.length) },
    ]);
  });

  it('follow the edits of a file', async () => {
    const file = await createFile(SAMPLE);
    const item = await recorded.itemOf(file);
    const document = await openText(file);
    const changed = new Promise<void>((resolve) => {
      const subscription = recorded.analyses.onDidChange((each) => {
        if (each !== document) return;
        subscription.dispose();
        resolve();
      });
    });
    await insertText(document, new Position(0, 0), `${SECOND}\n`);
    await changed;
    await recorded.tests.resolve(item);
    const ranges = Array.from(item.children, ([, { range }]) => range?.start.line);
    assert.deepEqual(ranges, [0, 1, 2]);
  });

  it('are those of the file again once its edits are dropped', async () => {
    const file = await createFile(SAMPLE);
    const document = await openUnheld(file);
    await insertText(document, new Position(0, 0), `${SECOND}\n`);
    const item = await recorded.itemOf(file);
    assert.equal(item.children.size, 3);
    await dropEdits(document);
    await eventually(
      () => workspace.fs.stat(file),
      () => item.children.size === 2,
    );
  });

  it('stand in groups where a file has many boards, which are made at need', async () => {
    const item = await recorded.itemOf(await createFile(`${`${FIRST}\n`.repeat(1200)}0\n`));
    const groups = Array.from(item.children, ([, group]) => group);
    assert.deepEqual(
      groups.map(({ label }) => label),
      ['Boards 1 to 500', 'Boards 501 to 1000', 'Boards 1001 to 1200'],
    );
    assert.deepEqual(
      groups.map(({ children }) => children.size),
      [0, 0, 0],
    );
    const [, , last] = groups;
    assert.ok(last);
    await recorded.tests.resolve(last);
    assert.equal(last.children.size, 200);
  });

  it('check the outputs of a file without running anything, the reason first', async () => {
    const { input, output } = await createOutput(SAMPLE, 'AC\n2\nDDHA\n2\n');
    await runOutputChecks(recorded, await recorded.requestFor(input));
    const run = recorded.runs.at(-1);
    assert.ok(run?.ended);
    assert.equal(run.states.get('Board 1'), 'passed');
    assert.equal(run.states.get('Board 2'), 'failed');
    const [message] = run.messages.get('Board 2') ?? [];
    assert.match(reasonOf(message), /^WA, not solved/);
    assert.equal(message?.expectedOutput, 'DDHH\n2');
    assert.equal(message.actualOutput, 'DDHA\n2');
    assert.equal(message.location?.uri.toString(), output.toString());
    assert.equal(message.location.range.start.line, 2);
  });

  it('check only the boards that are asked for', async () => {
    const { input, output } = await createOutput(SAMPLE, 'AC\n2\nDDHA\n2\n');
    await runOutputChecks(recorded, await recorded.requestFor(input, 0));
    assert.equal(recorded.runs.at(-1)?.output, `${fileName(output)}: 1 AC\r\n`);
    assert.deepEqual([...(recorded.runs.at(-1)?.states ?? [])].slice(0, 1), [['Board 1', 'passed']]);
    assert.equal(recorded.runs.at(-1)?.states.get('Board 2'), undefined);
  });

  it('write a line for each output, with the number of each verdict', async () => {
    const { input, output } = await createOutput(SAMPLE, 'AC\n2\nDDHA\n2\n');
    const other = output.with({ path: output.path.replace(/out$/, 'mine.out') });
    await writeFile(other, 'AC\n2\nDDHH\n2\n');
    await runOutputChecks(recorded, await recorded.requestFor(input));
    const lines = recorded.runs.at(-1)?.output.split('\r\n').sort();
    assert.deepEqual(lines, ['', `${fileName(other)}: 2 AC`, `${fileName(output)}: 1 AC, 1 WA`].sort());
  });

  it('see the byte order mark of an output', async () => {
    const { input } = await createOutput(SAMPLE, '\ufeffAC\n2\nDDHH\n2\n');
    await runOutputChecks(recorded, await recorded.requestFor(input));
    const run = recorded.runs.at(-1);
    assert.match(reasonOf(run?.messages.get('Board 1')?.[0]), /^PE/);
    assert.equal(run?.states.get('Board 2'), 'passed');
  });

  it('fail a file without boards whose output is not empty', async () => {
    const { input } = await createOutput('0\n', 'AC\n2\n');
    await runOutputChecks(recorded, await recorded.requestFor(input));
    const run = recorded.runs.at(-1);
    assert.deepEqual([...(run?.states.values() ?? [])], ['failed']);
    const [messages] = run?.messages.values() ?? [];
    assert.match(reasonOf(messages?.[0]), /should be empty/);
    assert.match(run?.output ?? '', /should be empty/);
  });

  it('say where a file has no output', async () => {
    const input = await createFile(SAMPLE);
    await runOutputChecks(recorded, await recorded.requestFor(input));
    const run = recorded.runs.at(-1);
    assert.ok(run?.ended);
    assert.deepEqual([...run.states.values()], ['skipped']);
    assert.match(run.output, /has no output to check/);
  });
});
