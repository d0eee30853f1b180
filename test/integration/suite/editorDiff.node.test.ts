import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { TabInputText, TabInputTextDiff, Uri, commands, extensions, window } from 'vscode';
import { activeInput, boardEditors, closeAll } from '../support/boardEditors';
import { inWorkspace } from '../support/files';

const BOARD = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';

/** The part of the API of VS Code's Git extension that is used here. */
interface GitApi {
  openRepository(root: Uri): Promise<{ status(): Promise<void> } | null>;
  toGitUri(uri: Uri, ref: string): Uri;
}

async function gitApi(): Promise<GitApi> {
  const extension = extensions.getExtension<{ getAPI(version: 1): GitApi }>('vscode.git');
  assert.ok(extension);
  return (await extension.activate()).getAPI(1);
}

describe('a .rot file under source control', () => {
  const folder = inWorkspace('repository');
  const changed = Uri.joinPath(folder, 'changed.rot');
  const staged = Uri.joinPath(folder, 'staged.rot');
  let api: GitApi;

  before(async () => {
    mkdirSync(folder.fsPath);
    const git = (...words: string[]): void => {
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
        cwd: folder.fsPath,
      });
    };
    git('init', '--quiet');
    for (const { fsPath } of [changed, staged]) writeFileSync(fsPath, `${BOARD}\n0\n`);
    git('add', '.');
    git('commit', '--quiet', '--message', 'Boards');
    for (const { fsPath } of [changed, staged]) writeFileSync(fsPath, `${BOARD}\n${BOARD}\n0\n`);
    git('add', staged.fsPath);
    api = await gitApi();
    const repository = await api.openRepository(folder);
    assert.ok(repository);
    await repository.status();
    await boardEditors();
  });

  afterEach(closeAll);

  it('is compared as text with its last version', async () => {
    await commands.executeCommand('git.openChange', changed);
    const input = activeInput();
    assert.ok(input instanceof TabInputTextDiff);
    assert.equal(input.modified.toString(), changed.toString());
    assert.deepEqual(
      window.visibleTextEditors.map(({ document }) => document.uri.scheme),
      ['git', 'file'],
    );
  });

  it('is compared as text where it is staged', async () => {
    const head = api.toGitUri(staged, 'HEAD');
    await commands.executeCommand('vscode.diff', head, api.toGitUri(staged, ''));
    assert.ok(activeInput() instanceof TabInputTextDiff);
  });

  it('opens an old version as text', async () => {
    await commands.executeCommand('vscode.open', api.toGitUri(changed, 'HEAD'));
    assert.ok(activeInput() instanceof TabInputText);
  });
});
