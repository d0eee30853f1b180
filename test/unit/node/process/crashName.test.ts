import assert from 'node:assert/strict';
import { crashName } from '../../../../src/node/process/crashName';

describe('crashName', () => {
  it('names the crashes of Windows, be the code signed or not', () => {
    assert.equal(crashName(3221225477), 'ACCESS_VIOLATION');
    assert.equal(crashName(-1073741571), 'STACK_OVERFLOW');
  });

  it('leaves the codes that a program chooses', () => {
    for (const code of [0, 1, 3, 139, 255, -1]) assert.equal(crashName(code), undefined);
  });
});
