import assert from 'node:assert/strict';
import { CONTROL_PLACES, type Direction, arrowOf, neighbour } from '../../../../media/model/controls';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

describe('neighbour', () => {
  it('goes along the rows and columns of the board', () => {
    assert.equal(neighbour(4, 'right'), 5);
    assert.equal(neighbour(2, 'down'), 6);
    assert.equal(neighbour(6, 'down'), 11);
    assert.equal(neighbour(11, 'right'), 12);
    assert.equal(neighbour(1, 'left'), 0);
  });

  it('goes from the end of a line to its arrow', () => {
    const ends = [
      [0, 'up'],
      [1, 'up'],
      [10, 'right'],
      [19, 'right'],
      [23, 'down'],
      [22, 'down'],
      [13, 'left'],
      [4, 'left'],
    ] as const;
    ends.forEach(([cell, direction], move) => {
      assert.equal(neighbour(cell, direction), arrowOf(move));
      assert.equal(neighbour(arrowOf(move), direction), arrowOf(move));
    });
  });

  it('reaches every cell and every arrow from the first cell', () => {
    const reached = new Set([0]);
    for (const control of reached) {
      for (const direction of DIRECTIONS) reached.add(neighbour(control, direction));
    }
    assert.equal(reached.size, CONTROL_PLACES.length);
  });

  it('stays where it is for a control that is none', () => {
    assert.equal(neighbour(99, 'up'), 99);
  });
});

describe('CONTROL_PLACES', () => {
  it('puts 32 controls on different places of a 9 × 9 grid', () => {
    const places = new Set(CONTROL_PLACES.map(({ row, column }) => row * 9 + column));
    assert.equal(places.size, 32);
    assert.ok(CONTROL_PLACES.every(({ row, column }) => [row, column].every((at) => at >= 0 && at <= 8)));
  });
});
