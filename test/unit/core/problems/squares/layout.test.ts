import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { gridWithout } from '../../../../../src/core/problems/squares/grid';
import { readInput } from '../../../../../src/core/problems/squares/input';
import { gridAsText, gridsAsInput } from '../../../../../src/core/problems/squares/layout';
import { anyGrid } from '../../../../support/core/grids';

describe('gridsAsInput', () => {
  it('puts each size and the matches that are gone on a line, below the number of cases', () => {
    assert.equal(gridAsText(gridWithout(3, [23, 12, 17])), '3\n3 12 17 23');
    assert.equal(gridsAsInput([gridWithout(2), gridWithout(1, [4])]), '2\n2\n0\n1\n1 4\n');
    assert.equal(gridsAsInput([gridWithout(2)], '\r\n'), '1\r\n2\r\n0\r\n');
  });

  it('is read back', () => {
    const grids = fc.array(anyGrid([1, 2, 3, 4, 5]), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(grids, fc.constantFrom('\n', '\r\n'), (wanted, eol) => {
        const input = readInput(gridsAsInput(wanted, eol));
        assert.deepEqual(input.faults, []);
        assert.deepEqual(
          input.cases.map(({ grid }) => grid),
          wanted,
        );
      }),
    );
  });
});
