import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { readInput } from '../../../../../src/core/problems/booksort/input';
import { shelfAsText, shelvesAsInput } from '../../../../../src/core/problems/booksort/layout';
import { anyShelf } from '../../../../support/core/shelves';

describe('shelvesAsInput', () => {
  it('puts each number of books and each shelf on a line, below the number of cases', () => {
    assert.equal(shelfAsText([2, 3, 1]), '3\n2 3 1');
    assert.equal(shelvesAsInput([[2, 3, 1], [1]]), '2\n3\n2 3 1\n1\n1\n');
    assert.equal(shelvesAsInput([[2, 1]], '\r\n'), '1\r\n2\r\n2 1\r\n');
  });

  it('is read back', () => {
    fc.assert(
      fc.property(
        fc.array(anyShelf(1, 15), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('\n', '\r\n'),
        (shelves, eol) => {
          const input = readInput(shelvesAsInput(shelves, eol));
          assert.deepEqual(input.faults, []);
          assert.deepEqual(
            input.cases.map(({ shelf }) => shelf),
            shelves,
          );
        },
      ),
    );
  });
});
