import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { effectiveBranchingFactor } from '../../../../src/core/search/branchingFactor';

describe('effectiveBranchingFactor', () => {
  it('is that of a uniform tree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 12 }), (factor, depth) => {
        let nodes = 0;
        for (let level = 1; level <= depth; level++) nodes += factor ** level;
        assert.ok(Math.abs(effectiveBranchingFactor(nodes, depth) - factor) < 1e-4);
      }),
    );
  });

  it('is the textbook value for 52 nodes and a solution of 5 moves', () => {
    assert.equal(effectiveBranchingFactor(52, 5).toFixed(2), '1.92');
  });

  it('is none where no tree is so deep', () => {
    assert.ok(Number.isNaN(effectiveBranchingFactor(10, 0)));
    assert.ok(Number.isNaN(effectiveBranchingFactor(3, 4)));
  });
});
