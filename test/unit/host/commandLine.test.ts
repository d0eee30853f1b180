import assert from 'node:assert/strict';
import { checkCommandLine, solveCommandLine } from '../../../src/host/commandLine';

describe('solveCommandLine', () => {
  it('runs the command line of the extension on a file, whatever their names', () => {
    assert.equal(
      solveCommandLine('/home/a/ext', '/data/big one.rot'),
      'node "/home/a/ext/dist/cli.js" solve "/data/big one.rot"',
    );
    assert.equal(
      solveCommandLine('/e', '/a"$(b)`\\.rot'),
      'node "/e/dist/cli.js" solve "/a\\"\\$(b)\\`\\\\.rot"',
    );
  });

  it('leaves the backslashes of Windows single', () => {
    assert.equal(
      solveCommandLine('c:\\ext', 'd:\\big.rot'),
      'node "c:\\ext/dist/cli.js" solve "d:\\big.rot"',
    );
  });
});

describe('checkCommandLine', () => {
  it('names the input before the output', () => {
    assert.equal(
      checkCommandLine('/e', '/a b.rot', '/a.out'),
      'node "/e/dist/cli.js" check "/a b.rot" "/a.out"',
    );
  });
});
