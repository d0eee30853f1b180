import assert from 'node:assert/strict';
import type { Debugging, NoDebugger } from '../../../../src/host/testing/debugging';
import { debuggingOf } from '../../../../src/node/debugging/debuggingOf';

const base = { input: '/s/input.txt', folder: '/s' } as const;

function waysOf(ending: string, installed: readonly string[], platform = 'linux'): Debugging | NoDebugger {
  const isInstalled = (extension: string): boolean => installed.includes(extension);
  return debuggingOf({ ...base, source: `/w/main.${ending}`, isInstalled }, platform);
}

describe('how a source is debugged', () => {
  it('needs no extension for JavaScript', () => {
    const debugging = waysOf('js', []);
    assert.ok('configuration' in debugging);
    assert.equal(debugging.configuration.type, 'node');
  });

  for (const [ending, installed] of [
    ['js', []],
    ['py', ['ms-python.debugpy']],
  ] as const) {
    it(`starts ${ending} by a script that redirects the input itself`, () => {
      const debugging = waysOf(ending, installed);
      assert.ok('configuration' in debugging);
      assert.equal(debugging.configuration['program'], debugging.script?.path);
      assert.deepEqual(debugging.configuration['args'], [`/w/main.${ending}`, '/s/input.txt']);
    });
  }

  it('compiles Java with a class that redirects the input, into an empty folder', () => {
    const debugging = waysOf('java', ['vscjava.vscode-java-debug']);
    assert.ok('configuration' in debugging);
    assert.ok(debugging.compile?.includes(debugging.script?.path ?? ''));
    assert.deepEqual(debugging.configuration['classPaths'], [debugging.emptied]);
    assert.deepEqual(debugging.configuration['args'], ['/s/input.txt', debugging.emptied]);
  });

  it('compiles C++ with what debuggers need, and takes the debugger that is there', () => {
    const lldb = waysOf('cpp', ['vadimcn.vscode-lldb', 'ms-vscode.cpptools']);
    assert.ok('configuration' in lldb);
    assert.ok(lldb.compile?.includes('-g'));
    assert.deepEqual(lldb.configuration['stdio'], ['/s/input.txt', null, null]);
    const gdb = waysOf('cpp', ['ms-vscode.cpptools']);
    assert.ok('configuration' in gdb);
    assert.equal(gdb.configuration.type, 'cppdbg');
  });

  it('compiles C and C++ with the compiler of each, a capital C being C++', () => {
    const compilers = ['c', 'C', 'cc'].map((ending) => {
      const debugging = waysOf(ending, ['vadimcn.vscode-lldb']);
      return 'configuration' in debugging && debugging.compile?.[0];
    });
    assert.deepEqual(compilers, ['gcc', 'g++', 'g++']);
  });

  it('names the extensions of which one would do', () => {
    assert.deepEqual(waysOf('py', []), { extensions: ['ms-python.debugpy'] });
    assert.deepEqual(waysOf('cpp', ['ms-vscode.cpptools'], 'darwin'), {
      extensions: ['vadimcn.vscode-lldb'],
    });
    assert.deepEqual(waysOf('pas', []), { extensions: [] });
  });
});
