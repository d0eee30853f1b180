import assert from 'node:assert/strict';
import { buildDistances } from '../../../../src/core/problems/rotation/distances';
import { buildWords } from '../../../../src/core/problems/rotation/words';
import { type Sliced, finish } from '../../../../src/core/search/slices';
import { distanceTable } from '../../../support/core/tables';

describe('finish', () => {
  it('does all slices and gives the result', () => {
    let slices = 0;
    function* work(): Sliced<string> {
      for (; slices < 5; slices++) yield slices / 5;
      return 'done';
    }
    assert.equal(finish(work()), 'done');
    assert.equal(slices, 5);
  });
});

describe('sliced tables', () => {
  function shares(work: Sliced<unknown>): number[] {
    return Array.from(work);
  }

  for (const [name, work] of [
    ['distances', () => buildDistances()],
    ['words', () => buildWords(distanceTable())],
  ] as const) {
    it(`tells a rising share of the ${name} built, up to 1, in many slices #slow`, () => {
      const told = shares(work());
      assert.ok(told.length > 20);
      assert.deepEqual(
        told,
        [...told].sort((a, b) => a - b),
      );
      assert.equal(told.at(-1), 1);
    });
  }
});
