import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseToolchains } from '../../../../src/host/submissions/parseToolchains';

describe('the setting of toolchains', () => {
  it('holds a command to run, and one to compile where there is something to compile', () => {
    const cpp = { compile: ['clang++', '${source}', '-o', '${output}'], run: ['${output}'] };
    const rb = { run: ['ruby', '${source}'] };
    assert.deepEqual(parseToolchains({ cpp, rb }), { toolchains: { cpp, rb }, faulty: [] });
  });

  it('names endings with or without the dot, in any case', () => {
    const run = ['pypy3', '${source}'];
    assert.deepEqual(parseToolchains({ '.PY': { run } }).toolchains, { py: { run } });
  });

  for (const [what, value] of [
    ['a command as one text', { run: 'python3 ${source}' }],
    ['no command to run', { compile: ['g++'] }],
    ['an empty command', { run: [] }],
    ['a program without a name', { run: [''] }],
    ['an argument that is a number', { run: ['python3', 3] }],
    ['a text', 'python3'],
  ] as const) {
    it(`tells of ${what}`, () => {
      assert.deepEqual(parseToolchains({ py: value }), { toolchains: {}, faulty: ['py'] });
    });
  }

  it('takes null as no toolchain', () => {
    assert.deepEqual(parseToolchains({ py: null }), { toolchains: {}, faulty: [] });
  });

  it('takes whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        parseToolchains(value);
      }),
    );
  });
});
