import assert from 'node:assert/strict';
import {
  type OutputPattern,
  mayBeOutput,
  outputsOf,
  ownerOf,
  parseOutputPattern,
} from '../../../src/host/outputNames';

function pattern(text: string): OutputPattern {
  const parsed = parseOutputPattern(text);
  assert.ok(parsed);
  return parsed;
}

const DEFAULT = ['${name}.out', '${name}.ans', '${name}.*.out'].map(pattern);

describe('parseOutputPattern', () => {
  it('tells the folder from the name', () => {
    assert.deepEqual(parseOutputPattern('${name}.out'), { folder: '', file: '${name}.out' });
    assert.deepEqual(parseOutputPattern('./out//a/${name}'), { folder: 'out/a', file: '${name}' });
  });

  it('refuses what is neither beside the input nor below it', () => {
    assert.equal(parseOutputPattern('../${name}.out'), undefined);
    assert.equal(parseOutputPattern('a/../${name}.out'), undefined);
    assert.equal(parseOutputPattern('..'), undefined);
    assert.equal(parseOutputPattern(''), undefined);
  });
});

describe('outputsOf', () => {
  const files = ['a.rot', 'a.out', 'a.ans', 'a.1.out', 'ab.out', 'b.out', 'a.out.txt', 'xa.out'];

  it('finds the names that a pattern gives', () => {
    assert.deepEqual(outputsOf('a.rot', files, pattern('${name}.out')), ['a.out']);
    assert.deepEqual(outputsOf('a.rot', files, pattern('${name}.*.out')), ['a.1.out']);
    assert.deepEqual(outputsOf('a.in', files, pattern('*${name}.out')), ['a.out', 'xa.out']);
  });

  it('never takes an input for an output', () => {
    assert.deepEqual(outputsOf('a.rot', files, pattern('${name}.*')), [
      'a.out',
      'a.ans',
      'a.1.out',
      'a.out.txt',
    ]);
  });

  it('takes every other character as it is', () => {
    assert.deepEqual(outputsOf('a+(b).rot', ['a+(b).out', 'aab.out'], pattern('${name}.out')), ['a+(b).out']);
    assert.deepEqual(outputsOf('a.rot', ['a.out', 'a-out'], pattern('${name}.out')), ['a.out']);
    assert.deepEqual(outputsOf('$&.rot', ['$&.out', '.out'], pattern('${name}.out')), ['$&.out']);
  });

  it('finds none for a file that is no input by its name', () => {
    assert.deepEqual(outputsOf('a.txt', files, pattern('${name}.out')), []);
  });
});

describe('mayBeOutput', () => {
  it('tells names that some input may have as its output', () => {
    assert.ok(mayBeOutput('a.b.out', pattern('${name}.*.out')));
    assert.ok(!mayBeOutput('.out', pattern('${name}.out')));
    assert.ok(!mayBeOutput('a.rot', pattern('${name}.*')));
    assert.ok(!mayBeOutput('a.txt', pattern('${name}.out')));
  });
});

describe('ownerOf', () => {
  it('is the input with the longest name', () => {
    assert.equal(ownerOf('a.b.out', ['a.rot', 'a.b.rot'], DEFAULT), 'a.b.rot');
    assert.equal(ownerOf('a.b.out', ['a.rot', 'b.rot'], DEFAULT), 'a.rot');
  });

  it('is of two inputs of a name the .rot', () => {
    assert.equal(ownerOf('a.ans', ['a.in', 'a.rot'], DEFAULT), 'a.rot');
    assert.equal(ownerOf('a.ans', ['a.in', 'b.rot'], DEFAULT), 'a.in');
  });

  it('is none where no name fits', () => {
    assert.equal(ownerOf('c.out', ['a.rot', 'c.txt'], DEFAULT), undefined);
  });
});
