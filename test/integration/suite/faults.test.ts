import assert from 'node:assert/strict';
import {
  ConfigurationTarget,
  DiagnosticSeverity,
  Position,
  Range,
  Uri,
  commands,
  languages,
  workspace,
} from 'vscode';
import { Random } from '../../../src/core/random';
import { closeAll } from '../support/boardEditors';
import { applyFix, fixesAt } from '../support/features';
import { codesOf, diagnosticsOf, withCodes } from '../support/diagnostics';
import { insertText, openText, replaceText, wholeOf } from '../support/editing';
import { createFile } from '../support/files';
import { FIRST, SAMPLE, SECOND, UNEVEN } from '../support/texts';

/** Bytes from `least` to 255; with zeros among them, VS Code holds a file for binary. */
function randomBytes(count: number, least: number): Uint8Array {
  const random = Random.fromSeed(7);
  return Uint8Array.from({ length: count }, () => least + random.below(256 - least));
}

describe('faults of an input', () => {
  afterEach(closeAll);

  it('are errors, warnings and information with exact ranges, and link to the documentation', async () => {
    const uri = await createFile(`${FIRST}\n${UNEVEN}\n${SECOND.replace('3', '4')}\n0\nrest\n`);
    await openText(uri);
    const found = await diagnosticsOf(
      uri,
      withCodes('uneven-counts', 'foreign-symbol', 'text-after-terminator'),
    );
    const foreign = found.find((diagnostic) => codesOf([diagnostic])[0] === 'foreign-symbol');
    assert.ok(foreign);
    assert.deepEqual(foreign.range, new Range(2, 32, 2, 33));
    assert.equal(foreign.severity, DiagnosticSeverity.Error);
    assert.equal(foreign.source, 'Rotation');
    const { code } = foreign;
    assert.ok(typeof code === 'object');
    const page = await workspace.openTextDocument(code.target);
    assert.ok(page.getText().startsWith('## `foreign-symbol`'));
  });

  it('follow the text while it is edited', async () => {
    const uri = await createFile(SAMPLE);
    const document = await openText(uri);
    await replaceText(document, new Range(2, 0, 2, 1), '');
    await diagnosticsOf(uri, withCodes('missing-terminator'));
    await insertText(document, new Position(2, 0), '0');
    await diagnosticsOf(uri, withCodes());
  });

  it('are gone when the document is closed', async () => {
    const uri = await createFile('');
    // A document that a test has opened stays open for minutes after its tab.
    await commands.executeCommand('vscode.openWith', uri, 'default');
    await diagnosticsOf(uri, withCodes('missing-terminator'));
    await closeAll();
    await diagnosticsOf(uri, withCodes());
  });

  it('can be turned off', async () => {
    const uri = await createFile('');
    await openText(uri);
    await diagnosticsOf(uri, withCodes('missing-terminator'));
    const settings = workspace.getConfiguration('rotation');
    await settings.update('faults.enabled', false, ConfigurationTarget.Global);
    try {
      await diagnosticsOf(uri, withCodes());
    } finally {
      await settings.update('faults.enabled', undefined, ConfigurationTarget.Global);
    }
    await diagnosticsOf(uri, withCodes('missing-terminator'));
  });

  it('are listed up to the thousand that VS Code takes, the gravest first', async () => {
    const uri = await createFile(`${`${UNEVEN}\n`.repeat(1200)}0\n`);
    await openText(uri);
    const found = await diagnosticsOf(uri, (diagnostics) => diagnostics.length >= 1000);
    assert.equal(found.length, 1000);
    assert.equal(found.filter(({ severity }) => severity === DiagnosticSeverity.Error).length, 999);
  });

  it('have a fix that adds the final 0', async () => {
    const uri = await createFile(`${FIRST}\r\n`);
    const document = await openText(uri);
    const [missing] = await diagnosticsOf(uri, withCodes('missing-terminator'));
    assert.ok(missing);
    await applyFix(uri, missing.range);
    assert.equal(document.getText(), `${FIRST}\r\n0\r\n`);
    await diagnosticsOf(uri, withCodes());
  });

  it('have a fix that takes out the byte order mark and loses no edit', async () => {
    const uri = await createFile(`\uFEFF${SAMPLE}`);
    const document = await openText(uri);
    const [mark] = await diagnosticsOf(uri, withCodes('byte-order-mark'));
    assert.ok(mark);
    await insertText(document, new Position(2, 0), `${FIRST}\n`);
    await applyFix(uri, mark.range);
    await diagnosticsOf(uri, withCodes());
    const bytes = await workspace.fs.readFile(uri);
    const expected = `${FIRST}\n${SECOND}\n${FIRST}\n0\n`;
    assert.equal(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), expected);
    assert.equal(document.getText(), expected);
    assert.ok(!document.isDirty);
    await insertText(document, new Position(0, 0), '\n');
    await document.save();
    assert.equal(
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(await workspace.fs.readFile(uri)),
      `\n${expected}`,
    );
  });

  it('tell of UTF-16, which starts with a byte order mark', async () => {
    const uri = await createFile('');
    const units = Uint16Array.from(`\uFEFF${SAMPLE}`, (character) => character.charCodeAt(0));
    await workspace.fs.writeFile(uri, new Uint8Array(units.buffer));
    const document = await openText(uri);
    const [mark] = await diagnosticsOf(uri, withCodes('byte-order-mark'));
    assert.match(mark?.message ?? '', /UTF-16/);
    assert.ok(mark);
    await applyFix(uri, mark.range);
    await diagnosticsOf(uri, withCodes());
    assert.equal(document.getText(), SAMPLE);
    assert.equal(new TextDecoder().decode(await workspace.fs.readFile(uri)), SAMPLE);
  });

  it('have a fix that is preferred only where nothing is guessed', async () => {
    const uri = await createFile(`${UNEVEN}\n`);
    await openText(uri);
    const [uneven, missing] = await diagnosticsOf(uri, withCodes('uneven-counts', 'missing-terminator'));
    assert.ok(uneven && missing);
    const fixes = async (range: Range): Promise<(readonly [string, boolean | undefined])[]> =>
      (await fixesAt(uri, range)).map(({ title, isPreferred }) => [title, isPreferred]);
    const board = await fixes(uneven.range);
    assert.ok(board.some((fix) => fix.join() === 'Change the last 1 of the board into 2,false'));
    assert.deepEqual(await fixes(new Range(0, 10, 0, 10)), [['Change this 1 into 2', false]]);
    assert.ok((await fixes(missing.range)).some((fix) => fix.join() === 'Add the final 0,true'));
  });

  it('are not shown in a text that nobody can mend, until it is solved', async () => {
    const registration = workspace.registerTextDocumentContentProvider('rotation-shown', {
      provideTextDocumentContent: () => `${FIRST}\n`,
    });
    try {
      const shown = Uri.parse('rotation-shown:/x.rot');
      await openText(shown);
      const mendable = await createFile(`${FIRST}\n`);
      await openText(mendable);
      await diagnosticsOf(mendable, withCodes('missing-terminator'));
      assert.deepEqual(languages.getDiagnostics(shown), []);
      await openText(shown);
      await commands.executeCommand('rotation.solve');
      await diagnosticsOf(shown, withCodes('answer', 'missing-terminator'));
      await commands.executeCommand('rotation.clearAnswers');
    } finally {
      registration.dispose();
    }
  });

  for (const [name, text, ...codes] of [
    ['an empty file', '', 'missing-terminator'],
    ['one number', '1\n0\n', 'truncated-board'],
    ['20 numbers', `${'1 '.repeat(20)}\n0\n`, 'truncated-board'],
    ['a hundred thousand boards', `${`${FIRST}\n`.repeat(100_000)}0\n`, 'more-than-30-boards'],
    ['a line of a million characters', `${`${FIRST} `.repeat(21_000)}0\n`, 'more-than-30-boards'],
    ['a word of a million characters', 'x'.repeat(1_000_000), 'not-a-number', 'missing-terminator'],
  ] as const) {
    it(`are found in ${name}`, async () => {
      const uri = await createFile(text);
      const document = await openText(uri);
      const found = await diagnosticsOf(uri, (diagnostics) => diagnostics.length > 0);
      assert.deepEqual(codesOf(found), codes);
      assert.ok(found.every(({ range }) => wholeOf(document).contains(range)));
    });
  }

  it('are gone as soon as only a 0 is left', async () => {
    const uri = await createFile('0\nx');
    const document = await openText(uri);
    await diagnosticsOf(uri, withCodes('text-after-terminator'));
    await replaceText(document, new Range(1, 0, 1, 1), '');
    await diagnosticsOf(uri, withCodes());
  });

  it('are found in random bytes', async () => {
    const uri = await createFile('');
    await workspace.fs.writeFile(uri, randomBytes(4096, 1));
    const document = await openText(uri);
    const found = await diagnosticsOf(uri, (diagnostics) => diagnostics.length > 0);
    assert.ok(codesOf(found).includes('missing-terminator'));
    assert.ok(found.every(({ range }) => wholeOf(document).contains(range)));
  });

  it('are not looked for in random bytes that VS Code holds for no text', async () => {
    const uri = await createFile('');
    await workspace.fs.writeFile(uri, randomBytes(4096, 0));
    assert.equal(await commands.executeCommand('rotation.solve', uri, [uri]), undefined);
    assert.deepEqual(languages.getDiagnostics(uri), []);
  });
});
