import assert from 'node:assert/strict';
import { isWithin, movedPath } from '../../../src/host/addresses';

const file = (path: string): { scheme: string; authority: string; path: string } => ({
  scheme: 'file',
  authority: '',
  path,
});

describe('isWithin', () => {
  it('holds for a file itself and for all that lies in a folder', () => {
    assert.ok(isWithin(file('/a/x.rot'), file('/a/x.rot')));
    assert.ok(isWithin(file('/a/b/x.rot'), file('/a')));
    assert.ok(isWithin(file('/a/x.rot'), file('/')));
  });

  it('does not hold for names that start alike, or in another file system', () => {
    assert.ok(!isWithin(file('/ab/x.rot'), file('/a')));
    assert.ok(!isWithin(file('/a/x.rot2'), file('/a/x.rot')));
    assert.ok(!isWithin({ ...file('/a/x.rot'), scheme: 'git' }, file('/a')));
    assert.ok(!isWithin({ ...file('/a/x.rot'), authority: 'host' }, file('/a')));
  });
});

describe('movedPath', () => {
  it('follows a renamed file and a renamed folder', () => {
    assert.equal(movedPath(file('/a/x.rot'), file('/a/x.rot'), file('/b/y.rot')), '/b/y.rot');
    assert.equal(movedPath(file('/a/b/x.rot'), file('/a'), file('/c/d')), '/c/d/b/x.rot');
  });
});
