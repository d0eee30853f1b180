import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { includedFiles } from '../../../../src/node/submissions/includedFiles';

const never = new AbortController().signal;

describe('includedFiles', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'includes-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function write(name: string, text: string): string {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  }

  it('finds headers beside the source, and what they include from their own folder', async () => {
    mkdirSync(join(folder, 'more'));
    const first = write(join('more', 'first.h'), '#include "second.h"\n');
    const second = write(join('more', 'second.h'), '#include "first.h"\nint x;\n');
    const found = await includedFiles('# include <more/first.h>\n#include "none.h"\n', folder, never);
    assert.deepEqual(
      [...found],
      [
        [first, '#include "second.h"\n'],
        [second, '#include "first.h"\nint x;\n'],
      ],
    );
  });

  it('leaves out what may never end: pipes, devices, and files that are very large', async () => {
    if (process.platform !== 'win32') {
      execFileSync('mkfifo', [join(folder, 'pipe.h')]);
      symlinkSync('/dev/zero', join(folder, 'zero.h'));
    }
    truncateSync(write('large.h', ''), 1 << 30);
    const kept = write('kept.h', 'int x;\n');
    const text = ['pipe', 'zero', 'large', 'kept'].map((name) => `#include "${name}.h"\n`).join('');
    assert.deepEqual([...(await includedFiles(text, folder, never)).keys()], [kept]);
  });

  it('comes to an end where folders lead back to themselves #slow', async () => {
    for (const name of ['a', 'b']) symlinkSync('.', join(folder, name));
    const text = '#include "a/x.h"\n#include "b/x.h"\n';
    write('x.h', text);
    assert.ok((await includedFiles(text, folder, never)).size > 0);
  });

  it('reads nothing more once it is no longer wanted', async () => {
    write('x.h', '');
    assert.equal((await includedFiles('#include "x.h"\n', folder, AbortSignal.abort())).size, 0);
  });
});
