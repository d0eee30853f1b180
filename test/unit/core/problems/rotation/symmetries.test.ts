import assert from 'node:assert/strict';
import { CENTRE_CELLS } from '../../../../../src/core/problems/rotation/board';
import { LINES } from '../../../../../src/core/problems/rotation/moves';
import { SYMMETRIES } from '../../../../../src/core/problems/rotation/symmetries';

describe('symmetries', () => {
  it('are eight different permutations of the cells, the first changing nothing', () => {
    assert.equal(new Set(SYMMETRIES.map(String)).size, 8);
    for (const symmetry of SYMMETRIES) assert.equal(new Set(symmetry).size, 24);
    assert.deepEqual(
      SYMMETRIES[0],
      Array.from({ length: 24 }, (_, cell) => cell),
    );
  });

  it('form a group', () => {
    const known = new Set(SYMMETRIES.map(String));
    for (const first of SYMMETRIES) {
      for (const second of SYMMETRIES) {
        assert.ok(known.has(String(first.map((cell) => second[cell]))));
      }
    }
  });

  it('carry the centre to the centre', () => {
    for (const symmetry of SYMMETRIES) {
      const image = CENTRE_CELLS.map((cell) => symmetry[cell] ?? -1).sort((a, b) => a - b);
      assert.deepEqual(image, CENTRE_CELLS);
    }
  });

  it('carry the line of every move to the line of a move', () => {
    const lines = LINES.map(String);
    for (const symmetry of SYMMETRIES) {
      const images = LINES.map((line) => String(line.map((cell) => symmetry[cell])));
      assert.deepEqual(images.sort(), [...lines].sort());
    }
  });
});
