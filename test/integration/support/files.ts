import assert from 'node:assert/strict';
import { Uri, workspace } from 'vscode';

let created = 0;

/** Writes a file of a new name into the workspace. */
export async function createFile(text: string, ending = '.rot'): Promise<Uri> {
  created++;
  const uri = inWorkspace(`test-${created}${ending}`);
  await writeFile(uri, text);
  return uri;
}

/** Writes a file past VS Code's open documents, as another program does. */
export async function writeFile(uri: Uri, text: string): Promise<void> {
  await workspace.fs.writeFile(uri, new TextEncoder().encode(text));
}

/** The address of a file of the workspace. */
export function inWorkspace(...path: string[]): Uri {
  const folder = workspace.workspaceFolders?.[0];
  assert.ok(folder);
  return Uri.joinPath(folder.uri, ...path);
}

export async function readFile(uri: Uri): Promise<string> {
  return new TextDecoder().decode(await workspace.fs.readFile(uri));
}
