import assert from 'node:assert/strict';
import { keptCases, withCases } from '../../../../media/model/knownCases';
import { DDHH, NO_FAULTS } from './script';

const KNOWN = { answer: { word: 'DDHH', centre: 2 }, faults: NO_FAULTS, fresh: true } as const;

describe('withCases', () => {
  it('takes newer answers in the place of older ones', () => {
    const answers = withCases(new Map([[0, { ...KNOWN, fresh: false }]]), [[0, KNOWN]], 0);
    assert.deepEqual([...answers], [[0, KNOWN]]);
  });

  it('keeps the answer of the selected case and the newest ones where there are too many', () => {
    const many = new Map(Array.from({ length: 2000 }, (_, index) => [index, KNOWN]));
    const answers = withCases(many, [[5000, KNOWN]], 7);
    assert.deepEqual([...answers.keys()], [7, 5000]);
    assert.deepEqual([...withCases(many, [[5000, KNOWN]], 9999).keys()], [5000]);
  });
});

describe('keptCases', () => {
  it('drops the answers of boards that are gone', () => {
    const answers = new Map([
      [0, KNOWN],
      [1, KNOWN],
    ]);
    assert.deepEqual([...keptCases(answers, DDHH + DDHH, DDHH)], [[0, KNOWN]]);
  });

  it('is the same map where the boards are the same', () => {
    const answers = new Map([[0, KNOWN]]);
    assert.equal(keptCases(answers, DDHH, DDHH), answers);
  });
});
