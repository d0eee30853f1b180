import assert from 'node:assert/strict';
import { type Position, type Range, type Uri, commands, workspace } from 'vscode';
import type { CodeAction, CodeLens, Hover, MarkdownString } from 'vscode';

/** The code lenses of a file, each with its line from 0. */
export async function lensTitles(uri: Uri): Promise<string[]> {
  const lenses = await commands.executeCommand<CodeLens[]>('vscode.executeCodeLensProvider', uri, 1000);
  return lenses.map(({ range, command }) => `${range.start.line}: ${command?.title ?? ''}`);
}

/** What the hovers at a place say. */
export async function hoverText(uri: Uri, position: Position): Promise<string> {
  const hovers = await commands.executeCommand<Hover[]>('vscode.executeHoverProvider', uri, position);
  return hovers
    .flatMap(({ contents }) => contents)
    .map((content) => (content as MarkdownString).value)
    .join('\n');
}

/** The quick fixes at a place. */
export async function fixesAt(uri: Uri, range: Range): Promise<CodeAction[]> {
  const actions = await commands.executeCommand<CodeAction[]>(
    'vscode.executeCodeActionProvider',
    uri,
    range,
    'quickfix',
  );
  return actions;
}

/** Applies the first quick fix at a place, or the one of a title. */
export async function applyFix(uri: Uri, range: Range, title?: string): Promise<void> {
  const fixes = await fixesAt(uri, range);
  const fix = title === undefined ? fixes[0] : fixes.find((each) => each.title === title);
  assert.ok(fix);
  if (fix.edit) await workspace.applyEdit(fix.edit);
  const { command } = fix;
  if (command) await commands.executeCommand(command.command, ...((command.arguments ?? []) as unknown[]));
}
