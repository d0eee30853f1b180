import assert from 'node:assert/strict';
import { DiagnosticSeverity, Position, Range, commands, languages, workspace } from 'vscode';
import { closeAll } from '../support/boardEditors';
import { diagnosticsOf, withCodes } from '../support/diagnostics';
import { eventually, insertText, openText, replaceText } from '../support/editing';
import { applyFix, fixesAt, hoverText, lensTitles } from '../support/features';
import { inWorkspace, writeFile } from '../support/files';
import { createOutput } from '../support/outputs';
import { withSetting } from '../support/settings';
import { FIRST, SAMPLE, SECOND, UNEVEN } from '../support/texts';

const RIGHT = 'AC\n2\nDDHH\n2\n';
/** Solves the second board in the fewest moves, but is not the first in dictionary order from letter 2 on. */
const NOT_SMALLEST = 'AC\n2\nDHDH\n2\n';

describe('an output beside its input', () => {
  afterEach(closeAll);

  it('has an error at the letter at fault, and the input one on the board, each with the way to the other', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    await openText(output);
    const [letter] = await diagnosticsOf(output, withCodes('not-smallest'));
    const [board] = await diagnosticsOf(input, withCodes('not-smallest'));
    assert.ok(letter && board);
    assert.deepEqual(letter.range, new Range(2, 1, 2, 2));
    assert.deepEqual(board.range, new Range(1, 0, 1, SECOND.length));
    for (const { severity, source } of [letter, board]) {
      assert.equal(severity, DiagnosticSeverity.Error);
      assert.equal(source, 'Rotation');
    }
    const [toBoard] = letter.relatedInformation ?? [];
    const [toLetter] = board.relatedInformation ?? [];
    assert.equal(toBoard?.location.uri.toString(), input.toString());
    assert.deepEqual(toBoard.location.range, board.range);
    assert.equal(toLetter?.location.uri.toString(), output.toString());
    assert.deepEqual(toLetter.location.range, letter.range);
    const { code } = letter;
    assert.ok(typeof code === 'object');
    const page = await workspace.openTextDocument(code.target);
    assert.ok(page.getText().startsWith('## `not-smallest`'));
  });

  it('has a warning for right answers in another layout', async () => {
    const { output } = await createOutput(SAMPLE, RIGHT.replace('DDHH', '\nDDHH'));
    await openText(output);
    const [found] = await diagnosticsOf(output, withCodes('presentation'));
    assert.equal(found?.severity, DiagnosticSeverity.Warning);
  });

  it('is checked while the input alone is open, and once a program writes it', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    const other = output.with({ path: output.path.replace(/out$/, 'mine.out') });
    await openText(input);
    await diagnosticsOf(output, withCodes('not-smallest'));
    await writeFile(other, 'AC\n2\nDDHH\n3\n');
    await diagnosticsOf(other, withCodes('wrong-centre'));
    await diagnosticsOf(input, withCodes('wrong-centre', 'not-smallest'));
    await writeFile(other, RIGHT);
    await diagnosticsOf(other, withCodes());
    await workspace.fs.delete(output);
    await diagnosticsOf(input, withCodes());
  });

  it('is silent where it is right', async () => {
    const { input, output } = await createOutput(SAMPLE, RIGHT.replaceAll('\n', '\r\n'));
    await openText(output);
    const titles = await eventually(
      () => lensTitles(output),
      ({ length }) => length > 0,
    );
    assert.deepEqual(titles, ['0: AC: 2 cases', '0: Compare with judge', '0: Case 1: AC', '2: Case 2: AC']);
    assert.deepEqual(languages.getDiagnostics(output), []);
    assert.deepEqual(languages.getDiagnostics(input), []);
  });

  it('is checked again while either file is edited', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    const answers = await openText(output);
    await diagnosticsOf(output, withCodes('not-smallest'));
    await replaceText(answers, new Range(2, 0, 2, 4), 'DDHH');
    await diagnosticsOf(output, withCodes());
    await diagnosticsOf(input, withCodes());
    const boards = await openText(input);
    await replaceText(boards, new Range(1, 0, 2, 0), '');
    await diagnosticsOf(output, withCodes('extra-output'));
  });

  it('is nobody’s business any more when both are closed', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    await commands.executeCommand('vscode.openWith', output, 'default');
    await diagnosticsOf(output, withCodes('not-smallest'));
    await diagnosticsOf(input, withCodes('not-smallest'));
    await closeAll();
    await diagnosticsOf(output, withCodes());
    await diagnosticsOf(input, withCodes());
  });

  it('is checked as the judge of the settings does', async () => {
    const { output } = await createOutput(SAMPLE, NOT_SMALLEST);
    await openText(output);
    await diagnosticsOf(output, withCodes('not-smallest'));
    await withSetting('judge', 'any-optimal', async () => {
      await diagnosticsOf(output, withCodes());
    });
    await diagnosticsOf(output, withCodes('not-smallest'));
  });

  it('is found by the patterns of the settings', async () => {
    const { output } = await createOutput(SAMPLE, NOT_SMALLEST, { outputEnding: '.result' });
    await openText(output);
    assert.deepEqual(await lensTitles(output), []);
    await withSetting('outputFiles', ['${name}.result'], async () => {
      await diagnosticsOf(output, withCodes('not-smallest'));
    });
    await diagnosticsOf(output, withCodes());
  });

  it('may be of a .in file that is an input', async () => {
    const { output } = await createOutput(SAMPLE, NOT_SMALLEST, { inputEnding: '.in', outputEnding: '.ans' });
    await openText(output);
    await diagnosticsOf(output, withCodes('not-smallest'));
  });

  it('is left alone where the .in file is another problem’s', async () => {
    const output = inWorkspace('booksort', 'sample.ans');
    await openText(output);
    await openText(inWorkspace('booksort', 'sample.in'));
    assert.deepEqual(await lensTitles(output), []);
    assert.deepEqual(languages.getDiagnostics(output), []);
  });

  it('says nothing of boards with a fault', async () => {
    const { output } = await createOutput(`${FIRST}\n${UNEVEN}\n${SECOND}\n0\n`, 'AC\n2\nXYZ\n1\nDDHH\n2\n');
    await openText(output);
    const titles = await eventually(
      () => lensTitles(output),
      ({ length }) => length > 0,
    );
    assert.deepEqual(titles, ['0: AC: 2 cases', '0: Compare with judge', '0: Case 1: AC', '4: Case 3: AC']);
  });
});

describe('the code lenses of a check', () => {
  afterEach(closeAll);

  it('stand above each case, and above the boards that fail', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    await openText(output);
    const titles = await eventually(
      () => lensTitles(output),
      ({ length }) => length > 0,
    );
    assert.deepEqual(titles, [
      '0: WA: 1 AC, 1 WA',
      '0: Compare with judge',
      '0: Case 1: AC',
      '2: Case 2: WA, optimal but not smallest: letter 2',
      '2: Play',
    ]);
    await openText(input);
    const name = output.path.split('/').at(-1) ?? '';
    const boards = await eventually(
      () => lensTitles(input),
      (lenses) => lenses.some((title) => title.includes(name)),
    );
    assert.ok(boards.includes(`1: ${name}: WA, optimal but not smallest: letter 2`));
  });

  it('tell on one board how many outputs are wrong there', async () => {
    const { input, output } = await createOutput(SAMPLE, NOT_SMALLEST);
    await writeFile(output.with({ path: output.path.replace(/out$/, 'mine.out') }), 'AC\n2\nDDHH\n3\n');
    await openText(input);
    await diagnosticsOf(input, withCodes('wrong-centre', 'not-smallest'));
    const titles = await eventually(
      () => lensTitles(input),
      (lenses) => lenses.some((title) => title.includes('outputs')),
    );
    assert.deepEqual(
      titles.filter((title) => title.includes('out')),
      ['1: 2 outputs are wrong here'],
    );
  });

  it('stand above the faulty cases alone where there are more than two thousand', async () => {
    const answers = `${'AC\n2\n'.repeat(2000)}AC\n3\n`;
    const { output } = await createOutput(`${`${FIRST}\n`.repeat(2001)}0\n`, answers);
    await openText(output);
    const titles = await eventually(
      () => lensTitles(output),
      ({ length }) => length > 0,
    );
    assert.equal(titles[0], '0: WA: 2000 AC, 1 WA');
    assert.equal(titles.filter((title) => title.includes('Case')).length, 1);
  });
});

describe('the quick fixes of a check', () => {
  afterEach(closeAll);

  it('put the judge’s answer in place of a case, and of all', async () => {
    const { output } = await createOutput(SAMPLE, 'A\r\n2\r\nDHDH\r\n2\r\n');
    const document = await openText(output);
    await diagnosticsOf(output, withCodes('not-solved', 'not-smallest'));
    await applyFix(output, new Range(2, 1, 2, 1));
    assert.equal(document.getText(), 'A\r\n2\r\nDDHH\r\n2\r\n');
    await replaceText(document, new Range(2, 0, 2, 4), 'DHDH');
    await diagnosticsOf(output, withCodes('not-solved', 'not-smallest'));
    await applyFix(output, new Range(0, 0, 0, 0), 'Replace all 2 faulty cases with the judge’s answers');
    assert.equal(document.getText(), 'AC\r\n2\r\nDDHH\r\n2\r\n');
    await diagnosticsOf(output, withCodes());
    assert.deepEqual(await fixesAt(output, new Range(0, 0, 0, 0)), []);
  });

  it('insert a missing case', async () => {
    const { output } = await createOutput(SAMPLE, 'DDHH\n2\n');
    const document = await openText(output);
    const [missing] = await diagnosticsOf(output, withCodes('missing-case'));
    assert.ok(missing);
    await applyFix(output, missing.range, 'Insert the judge’s answer');
    assert.equal(document.getText(), RIGHT);
  });

  it('insert all cases that are missing in one place, which is told of once', async () => {
    const { output } = await createOutput(`${FIRST}\n${SAMPLE}`, 'AC\n2\n');
    const document = await openText(output);
    const [missing] = await diagnosticsOf(output, withCodes('missing-case'));
    assert.equal(missing?.message, 'Nothing is printed for the boards 2 to 3.');
    assert.ok((await lensTitles(output)).includes('2: Cases 2 to 3: WA, nothing printed'));
    assert.deepEqual(
      (await fixesAt(output, missing.range)).map(({ title }) => title),
      ['Insert the judge’s 2 answers'],
    );
    await applyFix(output, missing.range, 'Insert the judge’s 2 answers');
    assert.equal(document.getText(), `AC\n2\n${RIGHT}`);
  });

  it('take out a byte order mark', async () => {
    const { output } = await createOutput(SAMPLE, `\ufeff${RIGHT}`);
    await openText(output);
    const [mark] = await diagnosticsOf(output, withCodes('presentation'));
    assert.ok(mark);
    await applyFix(output, mark.range);
    await diagnosticsOf(output, withCodes());
  });
});

describe('the hovers of a check', () => {
  afterEach(closeAll);

  it('show on a letter of a word the board after it, right or wrong', async () => {
    const { output } = await createOutput(SAMPLE, NOT_SMALLEST);
    const document = await openText(output);
    await diagnosticsOf(output, withCodes('not-smallest'));
    assert.match(await hoverText(output, new Position(2, 1)), /\*\*DH\*\*DH/);
    assert.match(await hoverText(output, new Position(2, 3)), /fills the centre with 2/);
    await insertText(document, new Position(2, 0), 'A');
    assert.match(await hoverText(output, new Position(2, 0)), /\*\*A\*\*DHDH/);
  });
});
