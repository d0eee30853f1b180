import assert from 'node:assert/strict';
import { workbenchAddress } from '../../../scripts/host/workbenchAddress';

describe('workbenchAddress', () => {
  it('names only the folder for a plain window', () => {
    const address = new URL(workbenchAddress('127.0.0.1:4000', { folder: '/some where/boards' }));
    assert.equal(address.host, '127.0.0.1:4000');
    assert.deepEqual([...address.searchParams], [['folder', '/some where/boards']]);
  });

  it('names the extension and the tests as files of the server', () => {
    const view = { folder: '/boards', extension: '/extension', tests: '/extension/out/test/node' };
    const address = new URL(workbenchAddress('127.0.0.1:4000', view));
    assert.deepEqual(JSON.parse(address.searchParams.get('payload') ?? ''), [
      ['extensionDevelopmentPath', 'vscode-remote://127.0.0.1:4000/extension'],
      ['extensionTestsPath', 'vscode-remote://127.0.0.1:4000/extension/out/test/node'],
    ]);
  });
});
