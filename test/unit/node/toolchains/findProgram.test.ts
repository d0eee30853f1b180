import assert from 'node:assert/strict';
import { dirname, basename } from 'node:path';
import { findProgram, searchFolders } from '../../../../src/node/toolchains/findProgram';

const folder = dirname(process.execPath);
const program = basename(process.execPath);

describe('findProgram', () => {
  it('finds a program by its name in a folder', async () => {
    assert.equal(await findProgram(program, [folder]), process.execPath);
  });

  it('finds a program by its whole path, whatever the folders', async () => {
    assert.equal(await findProgram(process.execPath, []), process.execPath);
  });

  it('finds nothing by a relative path, by the name of a folder or of a file that is no program', async () => {
    assert.equal(await findProgram(`./${program}`, [folder]), undefined);
    assert.equal(await findProgram(basename(folder), [dirname(folder)]), undefined);
    assert.equal(await findProgram(basename(__filename), [__dirname]), undefined);
  });
});

describe('searchFolders', () => {
  it('leaves out relative and empty folders, in which a workspace could put a program', () => {
    assert.deepEqual(
      searchFolders({ PATH: [folder, '', '.', 'bin'].join(process.platform === 'win32' ? ';' : ':') }),
      [folder],
    );
    assert.deepEqual(searchFolders({}), []);
  });
});
