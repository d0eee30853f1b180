import assert from 'node:assert/strict';
import { Position, workspace } from 'vscode';
import { Analyses } from '../../../src/host/analysis/analyses';
import { Solutions } from '../../../src/host/analysis/solutions';
import { TableService } from '../../../src/host/analysis/tables';
import { closeAll } from '../support/boardEditors';
import { insertText } from '../support/editing';
import { createFile } from '../support/files';
import { FIRST, SAMPLE } from '../support/texts';

const MANY = 100_000;
const LARGE = `${`${FIRST}\n`.repeat(MANY)}0\n`;

describe('reading a large document', () => {
  const tables = new TableService();
  let analyses: Analyses;

  before(() => tables.load());

  beforeEach(() => {
    analyses = new Analyses(tables);
  });

  afterEach(async () => {
    analyses.dispose();
    await closeAll();
  });

  it('leaves the event loop free', async () => {
    const document = await workspace.openTextDocument(await createFile(LARGE));
    let turns = 0;
    let reading = true;
    const turn = (): void => {
      turns++;
      if (reading) setTimeout(turn, 0);
    };
    setTimeout(turn, 0);
    const { input } = await analyses.of(document);
    reading = false;
    assert.equal(input.cases.length, MANY);
    assert.ok(turns > 1);
  });

  it('is done once for all that ask', async () => {
    const document = await workspace.openTextDocument(await createFile(LARGE));
    const [first, second] = await Promise.all([analyses.of(document), analyses.of(document)]);
    assert.equal(first, second);
    assert.equal(await analyses.of(document), first);
  });

  it('gives what is true when it is done, though the document is edited meanwhile', async () => {
    const document = await workspace.openTextDocument(await createFile(LARGE));
    const editing = insertText(document, new Position(0, 0), `${FIRST}\n`);
    const { analysis, text } = await analyses
      .of(document)
      .then((result) => ({ analysis: result, text: document.getText() }));
    assert.equal(analysis.text, text);
    assert.equal(analysis.input.cases.at(-1)?.span.end, text.length - '\n0\n'.length);
    await editing;
    assert.equal((await analyses.of(document)).input.cases.length, MANY + 1);
  });

  it('keeps a solved part in its place though the document is edited meanwhile', async () => {
    const document = await workspace.openTextDocument(await createFile(`${SAMPLE}${LARGE}`, '.txt'));
    const solutions = new Solutions(analyses, tables);
    const part = { start: SAMPLE.length, end: SAMPLE.length + LARGE.length };
    const editing = insertText(document, new Position(0, 0), 'Input:\n');
    const { boards, text } = await solutions
      .solve(document, [part])
      .then((result) => ({ boards: result[0], text: document.getText() }));
    assert.equal(boards?.cases.length, MANY);
    assert.equal(boards.cases[0]?.span.start, text.indexOf(LARGE));
    await editing;
    const [after] = await solutions.solvedBoards(document);
    assert.equal(after?.cases[0]?.span.start, document.getText().indexOf(LARGE));
    solutions.dispose();
  });
});
