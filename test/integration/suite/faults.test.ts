import assert from 'node:assert/strict';
import { ConfigurationTarget, DiagnosticSeverity, Position, Range, commands, workspace } from 'vscode';
import type { CodeAction, Uri } from 'vscode';
import { closeAll } from '../support/boardEditors';
import { codesOf, diagnosticsOf, withCodes } from '../support/diagnostics';
import { insertText, openText, replaceText, wholeOf } from '../support/editing';
import { createFile } from '../support/files';
import { FIRST, SAMPLE, SECOND, UNEVEN } from '../support/texts';

async function fixesAt(uri: Uri, range: Range): Promise<CodeAction[]> {
  const actions = await commands.executeCommand<CodeAction[]>(
    'vscode.executeCodeActionProvider',
    uri,
    range,
    'quickfix',
  );
  return actions;
}

async function applyFix(uri: Uri, range: Range): Promise<void> {
  const [fix] = await fixesAt(uri, range);
  assert.ok(fix);
  if (fix.edit) await workspace.applyEdit(fix.edit);
  const { command } = fix;
  if (command) await commands.executeCommand(command.command, ...((command.arguments ?? []) as unknown[]));
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
    assert.ok(mark);
    await applyFix(uri, mark.range);
    await diagnosticsOf(uri, withCodes());
    assert.equal(document.getText(), SAMPLE);
    assert.equal(new TextDecoder().decode(await workspace.fs.readFile(uri)), SAMPLE);
  });

  for (const [name, text] of [
    ['an empty file', ''],
    ['only a 0', '0\n'],
    ['one number', '1\n0\n'],
    ['20 numbers', `${'1 '.repeat(20)}\n0\n`],
    ['binary garbage', '\u0001\u0002\uFFFD\uFFFD 7f \u001B[31m'],
    ['a hundred thousand boards', `${`${FIRST}\n`.repeat(100_000)}0\n`],
    ['a line of a million characters', `${`${FIRST} `.repeat(21_000)}0\n`],
  ] as const) {
    it(`are found in ${name} without a hang`, async () => {
      const uri = await createFile(text);
      const document = await openText(uri);
      const found = await diagnosticsOf(uri, (diagnostics) => name === 'only a 0' || diagnostics.length > 0);
      assert.ok(found.every(({ range }) => wholeOf(document).contains(range)));
    });
  }
});
