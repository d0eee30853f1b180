import assert from 'node:assert/strict';
import {
  Disposable,
  EventEmitter,
  type FileChangeEvent,
  type FileStat,
  type FileSystemProvider,
  FileSystemError,
  FileType,
  Uri,
  workspace,
} from 'vscode';
import { closeAll, openBoard } from '../support/boardEditors';
import { createFile } from '../support/files';

const TEXT = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n0\n';
const TURN = { kind: 'turn', case: 0, word: 'A' };

/** A file system of one file that cannot be written. */
class ReadOnlyFiles implements FileSystemProvider {
  private readonly content = new TextEncoder().encode(TEXT);

  readonly onDidChangeFile = new EventEmitter<FileChangeEvent[]>().event;

  watch(): Disposable {
    return new Disposable(() => undefined);
  }

  stat(): FileStat {
    return { type: FileType.File, ctime: 0, mtime: 0, size: this.content.length };
  }

  readDirectory(): [string, FileType][] {
    return [];
  }

  readFile(): Uint8Array {
    return this.content;
  }

  createDirectory = refuse;
  writeFile = refuse;
  delete = refuse;
  rename = refuse;
}

function refuse(): never {
  throw FileSystemError.NoPermissions();
}

describe('a read-only document in the board editor', () => {
  let registration: Disposable;

  before(() => {
    registration = workspace.registerFileSystemProvider('rotation-test', new ReadOnlyFiles(), {
      isReadonly: true,
    });
  });

  after(() => {
    registration.dispose();
  });

  afterEach(closeAll);

  it('is shown as such where its file system is, and keeps its text', async () => {
    const watched = await openBoard(Uri.parse('rotation-test:/boards.rot'));
    const { version, readOnly, cells } = await watched.message('document');
    assert.ok(readOnly);
    assert.equal(cells.length, 24);
    const shown = watched.count('document');
    await watched.panel.receive({ type: 'edit', version, edit: TURN });
    assert.equal(watched.panel.document.getText(), TEXT);
    assert.equal(watched.count('document'), shown + 1);
  });

  it('is shown as such where a setting makes it so, and no longer when the setting has gone', async () => {
    const uri = await createFile(TEXT);
    const watched = await openBoard(uri);
    const name = uri.path.split('/').at(-1) ?? '';
    const files = workspace.getConfiguration('files');
    await files.update('readonlyInclude', { [`**/${name}`]: true });
    await watched.message('document', ({ readOnly }) => readOnly);
    await files.update('readonlyInclude', undefined);
    await watched.message('document', ({ readOnly }) => !readOnly);
  });
});
