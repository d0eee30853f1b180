import assert from 'node:assert/strict';
import { english } from '../../../../src/core/text/translate';
import { describeFailure } from '../../../../src/node/commandLine/describeFailure';

const describeError = (error: unknown) => describeFailure(error, 'a.in', english);

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: in the words of Node`), { code });
}

describe('describeFailure', () => {
  it('words the usual errors of the system itself', () => {
    assert.equal(describeError(systemError('ENOENT')), 'a.in: no such file');
    assert.equal(describeError(systemError('ENOTDIR')), 'a.in: no such file');
    assert.equal(describeError(systemError('EISDIR')), 'a.in is a folder, not a file');
    assert.equal(describeError(systemError('EACCES')), 'a.in may not be read: permission denied');
    assert.equal(describeError(systemError('ENOSPC')), 'The output cannot be written: no space is left');
  });

  it('leaves others in the words of Node', () => {
    assert.equal(describeError(systemError('EIO')), 'EIO: in the words of Node');
    assert.equal(describeError(new RangeError('too far')), 'too far');
    assert.equal(describeError('thrown'), 'thrown');
  });
});
