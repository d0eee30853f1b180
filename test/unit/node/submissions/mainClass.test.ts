import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mainClass } from '../../../../src/node/submissions/mainClass';

/** The file of a class that has nothing but a method `main(String[])`, or nothing at all. */
function classFile(name: string, hasMain: boolean): Buffer {
  const short = (value: number): number[] => [value >> 8, value & 0xff];
  const text = (value: string): number[] => [1, ...short(Buffer.byteLength(value)), ...Buffer.from(value)];
  const texts = [name, 'main', '([Ljava/lang/String;)V'].flatMap(text);
  const constants = [...short(5), ...texts, 7, ...short(1)];
  const methods = hasMain ? [1, 0x0009, 2, 3, 0] : [0];
  const rest = [0, 4, 0, 0, 0, ...methods, 0].flatMap(short);
  return Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61, ...constants, ...rest]);
}

describe('mainClass', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'classes-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** Of classes of which the ones named `NAME()` have `main`. */
  function mainOf(classes: readonly string[], source: string, path = '/x/1343.java') {
    for (const found of classes) {
      const name = found.replace('()', '');
      const file = join(folder, `${name}.class`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, classFile(name, name !== found));
    }
    return mainClass(folder, path, source);
  }

  it('is Main, which judges run, wherever it stands', async () => {
    assert.equal(await mainOf(['p/A()', 'p/Main()'], 'package p; public class A {} class Main {}'), 'p.Main');
  });

  it('is else the public class', async () => {
    assert.equal(await mainOf(['A()', 'Solve()'], 'class A {} public class Solve {}', '/x/A.java'), 'Solve');
  });

  it('is else the class that the file is named after', async () => {
    assert.equal(await mainOf(['A()', '解答()'], 'class A {} class 解答 {}', '/x/解答.java'), '解答');
  });

  it('is else the first that has main, whatever comments name', async () => {
    const source = '/* class Z */ class A {} class 乙 {} class Z {} class B { static class Main {} }';
    assert.equal(await mainOf(['Z()', 'A', 'B$Main()', '乙()'], source), '乙');
  });

  it('is none where none has main', async () => {
    assert.equal(await mainOf(['Main', 'A'], 'class Main {} class A {}'), undefined);
  });
});
