import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunFolder } from '../../../../src/node/process/runFolder';

describe('RunFolder', () => {
  let parent: string;
  let folder: RunFolder;

  beforeEach(async () => {
    parent = mkdtempSync(join(tmpdir(), 'parent-'));
    folder = await RunFolder.make(parent);
  });

  afterEach(() => {
    rmSync(parent, { recursive: true });
  });

  it('is open to nobody else', () => {
    assert.equal(statSync(folder.path).mode & 0o077, 0);
  });

  it('names the first twenty files, and no picture of the memory', async () => {
    for (let index = 10; index < 50; index++) writeFileSync(join(folder.working, `out${index}`), '');
    for (const name of ['core', 'core.123']) writeFileSync(join(folder.working, name), '');
    const names = await folder.names();
    assert.deepEqual([names.length, names[0], names.at(-1)], [20, 'out10', 'out29']);
  });

  it('measures what is written', () => {
    assert.equal(folder.workingBytes(), 0);
    writeFileSync(join(folder.working, 'out'), 'x'.repeat(100_000));
    assert.ok(folder.workingBytes() >= 100_000);
  });

  it('does without the working folder when the program has removed it', async () => {
    rmSync(folder.working, { recursive: true });
    assert.equal(folder.workingBytes(), 0);
    assert.deepEqual(await folder.names(), []);
    await folder.remove();
    assert.equal(existsSync(folder.path), false);
  });

  it('removes itself, and nothing that the program has linked to', async () => {
    const outside = join(parent, 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'kept'), '');
    symlinkSync(outside, join(folder.working, 'link'));
    mkdirSync(join(folder.working, 'locked'));
    symlinkSync(outside, join(folder.working, 'locked', 'link'));
    await folder.remove();
    assert.equal(existsSync(folder.path), false);
    assert.ok(existsSync(join(outside, 'kept')));
  });
});
