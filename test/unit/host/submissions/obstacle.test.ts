import assert from 'node:assert/strict';
import { obstacleOf } from '../../../../src/host/submissions/obstacle';

describe('what keeps a source from being run', () => {
  const free = { canRun: true, trusted: true, scheme: 'file' };

  it('is nothing for a file of a trusted workspace', () => {
    assert.equal(obstacleOf(free), undefined);
  });

  it('is first that the host starts no programs, whatever else', () => {
    assert.equal(obstacleOf({ canRun: false, trusted: false, scheme: 'vscode-vfs' }), 'browser');
  });

  it('is that the workspace is not trusted', () => {
    assert.equal(obstacleOf({ ...free, trusted: false }), 'restricted');
    assert.equal(obstacleOf({ ...free, trusted: false, scheme: 'untitled' }), 'restricted');
  });

  it('is that the source is no file of this machine', () => {
    assert.equal(obstacleOf({ ...free, scheme: 'untitled' }), 'untitled');
    assert.equal(obstacleOf({ ...free, scheme: 'vscode-vfs' }), 'virtual');
  });
});
