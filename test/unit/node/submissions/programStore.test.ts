import assert from 'node:assert/strict';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ProgramStore } from '../../../../src/node/submissions/programStore';

describe('ProgramStore', () => {
  let root = '';
  let store: ProgramStore;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'store-'));
    store = new ProgramStore(join(root, 'programs'));
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  async function keep(key: string): Promise<string> {
    const folder = await store.make();
    writeFileSync(join(folder, 'program'), key);
    return store.keep(folder, key);
  }

  it('finds what was kept under a key, and nothing under another', async () => {
    const kept = await keep('a');
    assert.equal(await store.find('a'), kept);
    assert.equal(readFileSync(join(kept, 'program'), 'utf8'), 'a');
    assert.equal(await store.find('b'), undefined);
  });

  it('makes folders that only this user can enter', async function () {
    const mode = statSync(await store.make()).mode & 0o777;
    assert.equal(mode, process.platform === 'win32' ? mode : 0o700);
  });

  it('keeps the first of two equal programs', async () => {
    const kept = await keep('a');
    const folder = await store.make();
    assert.equal(await store.keep(folder, 'a'), kept);
    assert.ok(!existsSync(folder));
    assert.equal(readFileSync(join(kept, 'program'), 'utf8'), 'a');
  });

  it('removes what was not used for long, and what was left half made', async () => {
    const old = await keep('old');
    const abandoned = await store.make();
    const longAgo = new Date(Date.now() - 15 * 86_400_000);
    for (const folder of [old, abandoned]) utimesSync(folder, longAgo, longAgo);
    const kept = await keep('new');
    assert.deepEqual(readdirSync(dirname(kept)), [basename(kept)]);
  });

  it('uses a temporary folder where the wanted one cannot be made', async () => {
    writeFileSync(join(root, 'file'), '');
    store = new ProgramStore(join(root, 'file', 'programs'));
    const kept = await keep('a');
    assert.equal(await store.find('a'), kept);
    rmSync(dirname(kept), { recursive: true });
  });
});
