import assert from 'node:assert/strict';
import { nodePackage } from '../../../scripts/host/hostVersions';

describe('nodePackage', () => {
  it('has Node 24 for Linux and macOS on both architectures', () => {
    for (const platform of ['linux', 'darwin']) {
      for (const architecture of ['x64', 'arm64']) {
        assert.match(nodePackage(platform, architecture).version, /^24\./);
      }
    }
  });

  it('names the way out on a machine that the browser-hosted VS Code does not run on', () => {
    assert.throws(() => nodePackage('win32', 'x64'), /not on win32-x64.*Install VS Code/s);
  });
});
