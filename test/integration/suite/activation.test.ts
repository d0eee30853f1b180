import assert from 'node:assert/strict';
import { commands, extensions } from 'vscode';

interface Manifest {
  readonly contributes?: { readonly commands?: readonly { readonly command: string }[] };
}

describe('the extension', () => {
  it('is installed and activates', async () => {
    const extension = extensions.getExtension('rotation-game.rotation-game');
    assert.ok(extension);
    await extension.activate();
    assert.ok(extension.isActive);
  });

  it('registers every command that its manifest contributes', async () => {
    const extension = extensions.getExtension('rotation-game.rotation-game');
    const manifest = extension?.packageJSON as Manifest | undefined;
    const contributed = (manifest?.contributes?.commands ?? []).map(({ command }) => command);
    assert.notEqual(contributed.length, 0);
    const registered = new Set(await commands.getCommands(true));
    assert.deepEqual(
      contributed.filter((command) => !registered.has(command)),
      [],
    );
  });
});
