import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { english } from '../../../../src/core/text/translate';
import { findToolchain } from '../../../../src/node/toolchains/findToolchain';

describe('findToolchain', () => {
  const path = process.env['PATH'];
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'programs-'));
    mkdirSync(join(folder, 'bin'));
    process.env['PATH'] = join(folder, 'bin');
  });

  afterEach(() => {
    process.env['PATH'] = path;
    rmSync(folder, { recursive: true });
  });

  function install(...names: string[]): void {
    const ending = process.platform === 'win32' ? '.exe' : '';
    for (const name of names) writeFileSync(join(folder, 'bin', name + ending), '', { mode: 0o700 });
  }

  function find(file: string, version: string) {
    return findToolchain(join(folder, file), {}, () => Promise.resolve(version), english);
  }

  it('names Node, and how to get that, where TypeScript has nothing at all', async () => {
    install('apt', 'brew', 'winget');
    const found = await find('a.ts', '');
    if (found.kind !== 'not-installed') throw new Error(found.kind);
    assert.equal(found.program, 'node');
    assert.match(found.hint, /^(?:sudo apt install nodejs|brew install node|winget install .*NodeJS.*)$/);
  });

  it('names the compiler, and how to get that, where Node is too old to strip types', async () => {
    install('node', 'apt', 'brew', 'winget');
    assert.deepEqual(await find('a.ts', 'v20.20.2'), {
      kind: 'not-installed',
      language: 'TypeScript',
      program: 'tsc',
      hint: 'npm install --global typescript',
    });
  });

  it('takes the first toolchain that does', async () => {
    install('node', 'tsc');
    const old = await find('a.ts', 'v20.20.2');
    assert.deepEqual(old.kind === 'found' && old.toolchain.programs, ['tsc', 'node']);
    const young = await find('a.mts', 'v24.1.0');
    assert.deepEqual(young.kind === 'found' && young.toolchain.programs, ['node']);
  });

  it('knows no language of an ending that none has', async () => {
    assert.deepEqual(await find('a', ''), { kind: 'unknown-language', ending: '' });
  });
});
