import assert from 'node:assert/strict';
import {
  type Item as ItemOf,
  requestedBoards,
  selectCases,
} from '../../../../src/host/testing/requestedBoards';
import { idOf } from '../../../../src/host/testing/testNode';

interface Item extends ItemOf<Item> {
  readonly parent: Item | undefined;
}

const fileItem = (name: string): Item => ({ id: name, parent: undefined });
const a = fileItem('file:///a.rot');
const b = fileItem('file:///b.rot');

function below(parent: Item, node: Parameters<typeof idOf>[1]): Item {
  return { id: idOf({ toString: () => parent.id }, node), parent };
}

const boardOf = (file: Item, index: number): Item => below(file, { kind: 'board', case: index });

function casesIn(request: Parameters<typeof requestedBoards<Item>>[0], count = 4): unknown[] {
  return requestedBoards(request, [a, b]).map((requested) => [requested.file, selectCases(requested, count)]);
}

describe('the boards that a test run is asked for', () => {
  it('are all, where it names none', () => {
    assert.deepEqual(casesIn({ include: undefined, exclude: undefined }), [
      [a, undefined],
      [b, undefined],
    ]);
  });

  it('are those of a file, of a group and single ones', () => {
    const group = below(a, { kind: 'group', start: 1, end: 3 });
    const inGroup = boardOf(group, 1);
    assert.deepEqual(casesIn({ include: [a], exclude: [] }), [[a, undefined]]);
    assert.deepEqual(casesIn({ include: [group], exclude: [] }), [[a, [1, 2]]]);
    assert.deepEqual(casesIn({ include: [boardOf(b, 3), boardOf(b, 0), inGroup], exclude: [] }), [
      [b, [0, 3]],
      [a, [1]],
    ]);
    assert.deepEqual(casesIn({ include: [boardOf(a, 3), a], exclude: [] }), [[a, undefined]]);
  });

  it('are not those that it excludes', () => {
    assert.deepEqual(casesIn({ include: undefined, exclude: [b, boardOf(a, 2)] }), [[a, [0, 1, 3]]]);
    assert.deepEqual(casesIn({ include: [boardOf(a, 2)], exclude: [boardOf(a, 2)] }), [[a, []]]);
  });
});
