import assert from 'node:assert/strict';
import { listStep } from '../../../../media/model/listStep';

describe('listStep', () => {
  const steps: readonly [string, number, number][] = [
    ['ArrowDown', 4, 5],
    ['ArrowRight', 4, 5],
    ['ArrowUp', 4, 3],
    ['ArrowLeft', 4, 3],
    ['PageDown', 4, 9],
    ['PageUp', 7, 2],
    ['Home', 4, 0],
    ['End', 4, 9],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 9, 9],
    ['PageUp', 2, 0],
    ['PageDown', 8, 9],
  ];
  for (const [key, from, to] of steps) {
    it(`goes from board ${from} to ${to} of ten with ${key}`, () => {
      assert.equal(listStep(key, from, 10, 5), to);
    });
  }

  it('leaves other keys alone', () => {
    assert.equal(listStep('a', 4, 10, 5), undefined);
  });

  it('stays at 0 in an empty list', () => {
    assert.equal(listStep('End', 0, 0, 5), 0);
    assert.equal(listStep('ArrowDown', 0, 0, 5), 0);
  });
});
