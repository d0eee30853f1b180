import assert from 'node:assert/strict';
import {
  GROUP_SIZE,
  boardNodes,
  casesOf,
  idOf,
  nodeOf,
  nodesOfFile,
} from '../../../../src/host/testing/testNode';

const file = { toString: () => 'file:///a%23b/c.rot' };

describe('the nodes of tests', () => {
  it('are told from their ids', () => {
    for (const node of [
      { kind: 'file' },
      { kind: 'board', case: 7 },
      { kind: 'group', start: 500, end: 1000 },
    ] as const)
      assert.deepEqual(nodeOf(idOf(file, node)), node);
  });

  it('are the boards of a file', () => {
    assert.deepEqual(nodesOfFile(2), boardNodes(0, 2));
    assert.deepEqual(nodesOfFile(0), []);
    assert.ok(nodesOfFile(GROUP_SIZE).every(({ kind }) => kind === 'board'));
  });

  it('are groups where a file has many boards, which hold each board once', () => {
    const boards = 100_000 + 1;
    const groups = nodesOfFile(boards);
    assert.ok(groups.length < GROUP_SIZE);
    const cases = groups.flatMap((node) => {
      const own = casesOf(idOf(file, node));
      return own === 'all' ? [] : own;
    });
    assert.deepEqual(
      cases,
      Array.from({ length: boards }, (_, index) => index),
    );
  });
});
