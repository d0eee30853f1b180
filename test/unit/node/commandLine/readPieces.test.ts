import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPieces } from '../../../../src/node/commandLine/readPieces';

describe('readPieces', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'rotation-'));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('gives the bytes of a file in order', () => {
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, i) => i % 251));
    const path = join(folder, 'bytes');
    writeFileSync(path, bytes);
    const pieces = Array.from(readPieces(path), (piece) => Buffer.from(piece));
    assert.ok(pieces.length > 1);
    assert.ok(Buffer.concat(pieces).equals(bytes));
  });

  it('gives nothing for an empty file', () => {
    const path = join(folder, 'empty');
    writeFileSync(path, '');
    assert.deepEqual([...readPieces(path)], []);
  });

  it('throws for a file that is not there', () => {
    assert.throws(() => readPieces(join(folder, 'none')).next(), /ENOENT/);
  });
});
