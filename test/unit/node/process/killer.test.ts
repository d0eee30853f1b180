import assert from 'node:assert/strict';
import { Killer } from '../../../../src/node/process/killer';

const treeThatCounts = () => {
  const tree = {
    kills: 0,
    kill: () => {
      tree.kills++;
    },
    sample: () => Promise.resolve(undefined),
    end: () => Promise.resolve(undefined),
  };
  return tree;
};

describe('Killer', () => {
  it('kills once, for the first reason', () => {
    const tree = treeThatCounts();
    const killer = new Killer(tree);
    killer.kill({ kind: 'stopped' });
    killer.kill({ kind: 'memory-limit' });
    killer.rest();
    assert.deepEqual([killer.reason, tree.kills], [{ kind: 'stopped' }, 1]);
  });

  it('keeps a reason that comes after the end, and kills nobody', () => {
    const tree = treeThatCounts();
    const killer = new Killer(tree);
    killer.rest();
    killer.kill({ kind: 'output-limit' });
    assert.deepEqual([killer.reason, tree.kills], [{ kind: 'output-limit' }, 0]);
  });

  it('gives up on a program that does not die', async () => {
    const killer = new Killer(treeThatCounts(), 1);
    killer.kill({ kind: 'stopped' });
    await killer.inVain;
    assert.deepEqual(killer.reason, { kind: 'stopped' });
  });
});
