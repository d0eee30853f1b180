import assert from 'node:assert/strict';
import { endingOf } from '../../../../src/host/submissions/endingOf';

describe('the ending of a path', () => {
  for (const [path, ending] of [
    ['/a/main.cpp', 'cpp'],
    ['/a/Main.JAVA', 'java'],
    ['/a.b/main', ''],
    ['/a/.cpp', ''],
    ['/a/b.', ''],
    ['/a/x.tar.gz', 'gz'],
    ['C:\\a\\b.py', 'py'],
  ] as const) {
    it(`is “${ending}” in ${path}`, () => {
      assert.equal(endingOf(path), ending);
    });
  }
});
